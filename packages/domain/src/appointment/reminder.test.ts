import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { berlinTime } from '../slot/berlin-time.ts';
import { isReminderDue } from './reminder.ts';

const at = (text: string) => new Date(text);

describe('a reminder', () => {
  test.each([
    ['the day before at nine', '2026-11-19T09:00:00+01:00', true],
    ['the day before, a second too early', '2026-11-19T08:59:59+01:00', false],
    ['the day before, just before midnight', '2026-11-19T23:59:59+01:00', true],
    ['two days before', '2026-11-18T23:59:59+01:00', false],
    ['on the day itself', '2026-11-20T00:00:00+01:00', false],
    ['after the call', '2026-11-20T10:30:00+01:00', false],
  ])('%s', (_case, now, due) => {
    const call = { startsAt: at('2026-11-20T10:00:00+01:00'), changedAt: at('2026-11-16T12:00:00+01:00') };
    expect(isReminderDue(call, at(now))).toBe(due);
  });

  test.each([
    ['a day ahead', '2026-11-19T10:00:00+01:00', true],
    ['a moment less than a day ahead', '2026-11-19T10:00:00.001+01:00', false],
    ['in the same hour', '2026-11-20T09:30:00+01:00', false],
  ])('of a call that was booked %s', (_case, changedAt, due) => {
    const call = { startsAt: at('2026-11-20T10:00:00+01:00'), changedAt: at(changedAt) };
    expect(isReminderDue(call, at('2026-11-19T11:00:00+01:00'))).toBe(due);
  });

  test.each([
    ['into winter time', '2026-10-25T09:00:00+01:00', '2026-10-24T09:00:00+02:00'],
    ['into summer time', '2027-03-28T09:00:00+02:00', '2027-03-27T09:00:00+01:00'],
    ['over the turn of the year', '2027-01-01T09:00:00+01:00', '2026-12-31T09:00:00+01:00'],
  ])('is right %s', (_case, startsAt, now) => {
    const call = { startsAt: at(startsAt), changedAt: at('2026-10-01T00:00:00Z') };
    expect(isReminderDue(call, at(now))).toBe(true);
    expect(isReminderDue(call, new Date(at(now).getTime() - 1000))).toBe(false);
  });

  test('of a call that was booked early comes exactly on one day', () => {
    const instant = fc.date({
      min: at('2026-01-01T00:00:00Z'),
      max: at('2028-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (startsAt) => {
        const days = new Set<string>();
        for (let hours = 72; hours >= 0; hours--) {
          const now = new Date(startsAt.getTime() - hours * 3_600_000);
          if (isReminderDue({ startsAt, changedAt: at('2025-01-01T00:00:00Z') }, now))
            days.add(berlinTime(now).date);
        }
        expect(days.size).toBe(1);
      }),
      { numRuns: 40 },
    );
  });
});
