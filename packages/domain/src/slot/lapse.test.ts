import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lapseAfterMove, lapseOf } from './lapse.ts';

const HOUR_MS = 60 * 60 * 1000;
const SETTINGS = { unconfirmedHours: 24, noticeMinutes: 120 };
const booked = new Date('2026-11-16T10:00:00Z');
const inHours = (hours: number) => new Date(booked.getTime() + hours * HOUR_MS);
const lapse = (startsInHours: number, settings = SETTINGS) =>
  lapseOf({ bookedAt: booked, startsAt: inHours(startsInHours) }, settings);

describe('a booking that nobody confirms', () => {
  test.each([
    ['in two weeks gives up its place after the retailer’s hours', 14 * 24, 24],
    ['in two days does so too', 48, 24],
    ['in one and a half days does so at half of the time', 36, 18],
    ['tomorrow does so at half of the time', 23, 11.5],
    ['in eight hours does so four hours before', 8, 4],
  ])('%s', (_case, startsInHours, lapsesInHours) => {
    expect(lapse(startsInHours)).toEqual(inHours(lapsesInHours));
  });

  test.each([7.9, 4, 2, 0, -1])('in %s hours keeps its place', (startsInHours) => {
    expect(lapse(startsInHours)).toBeUndefined();
  });

  test('keeps its place if the retailer has set it so', () => {
    expect(lapse(14 * 24, { ...SETTINGS, unconfirmedHours: 0 })).toBeUndefined();
  });

  test('keeps its place if nobody else could book it any more', () => {
    const day = { ...SETTINGS, noticeMinutes: 24 * 60 };
    expect(lapse(47, day)).toBeUndefined();
    expect(lapse(48, day)).toEqual(inHours(24));
  });

  test('always has time to confirm, and gives up its place while others can still take it', () => {
    const hours = fc.integer({ min: 1, max: 14 * 24 });
    const notice = fc.integer({ min: 0, max: 14 * 24 * 60 });
    const aheadMs = fc.integer({ min: 0, max: 90 * 24 * HOUR_MS });
    fc.assert(
      fc.property(hours, notice, aheadMs, (unconfirmedHours, noticeMinutes, ahead) => {
        const startsAt = new Date(booked.getTime() + ahead);
        const at = lapseOf({ bookedAt: booked, startsAt }, { unconfirmedHours, noticeMinutes });
        const leastLeft = Math.max(4 * HOUR_MS, noticeMinutes * 60_000);
        if (ahead >= 2 * leastLeft) expect(at).toBeDefined();
        if (!at) return;
        const held = at.getTime() - booked.getTime();
        expect(held).toBeLessThanOrEqual(unconfirmedHours * HOUR_MS);
        expect(held).toBeGreaterThanOrEqual(Math.min(HOUR_MS, leastLeft));
        expect(ahead - held).toBeGreaterThanOrEqual(leastLeft);
        expect(ahead - held).toBeGreaterThanOrEqual(held);
      }),
    );
  });
});

test('moving a booking again and again does not lengthen the time to confirm it', () => {
  expect(lapseAfterMove(inHours(20), inHours(5))).toEqual(inHours(5));
  expect(lapseAfterMove(inHours(5), inHours(20))).toEqual(inHours(5));
  expect(lapseAfterMove(inHours(5), null)).toEqual(inHours(5));
  expect(lapseAfterMove(undefined, inHours(5))).toBeUndefined();
});
