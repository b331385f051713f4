import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../retailer/default-settings.ts';
import { isOpenDuring } from './is-open-during.ts';

const call = (start: string, minutes = 60) => {
  const startsAt = new Date(start);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};
const closures = [{ from: '2026-11-19', to: '2026-11-20' }];
const rules = {
  settings: { ...DEFAULT_SETTINGS.slots, closures },
  holidays: new Set(['2026-11-24']),
};

describe('a call', () => {
  test.each([
    ['in the hours', '2026-11-18T09:00:00+01:00', true],
    ['until the last minute', '2026-11-18T17:00:00+01:00', true],
    ['that lasts longer than the hours', '2026-11-18T17:30:00+01:00', false],
    ['before the hours', '2026-11-18T08:59:00+01:00', false],
    ['on a day without hours', '2026-11-22T10:00:00+01:00', false],
    ['on the last day of a closure', '2026-11-20T10:00:00+01:00', false],
    ['on a holiday', '2026-11-24T10:00:00+01:00', false],
  ])('%s', (_case, start, isOpen) => {
    expect(isOpenDuring(call(start), rules)).toBe(isOpen);
  });

  test('around midnight is not open because its end is early', () => {
    expect(isOpenDuring(call('2026-11-17T23:30:00+01:00'), rules)).toBe(false);
  });
});
