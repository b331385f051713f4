import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinDate, berlinIso, berlinTime, isoWithOffset, toBerlin } from './berlin-time.ts';

test.each([
  ['2026-11-17T09:42:10.999Z', '2026-11-17T10:42:10+01:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
])('%s is %s in Germany', (instant, iso) => {
  expect(berlinIso(new Date(instant))).toBe(iso);
});

test('every moment is written as by the calendar itself', () => {
  const moment = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (instant) => {
      expect(berlinIso(instant)).toBe(isoWithOffset(toBerlin(instant)));
      expect(berlinDate(instant)).toBe(berlinTime(instant).date);
    }),
    { numRuns: 500 },
  );
});
