import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, mondayOf, todayAt, weekdayOf, weekNumber } from './calendar-date.ts';

describe('a date', () => {
  test.each([
    ['2026-11-17', '2026-11-16', 47],
    ['2026-12-31', '2026-12-28', 53],
    ['2027-01-03', '2026-12-28', 53],
    ['2027-01-04', '2027-01-04', 1],
    ['2024-12-30', '2024-12-30', 1],
    ['2026-03-29', '2026-03-23', 13],
  ])('%s is in the week from %s, which has the number %i', (date, monday, number) => {
    expect(mondayOf(date)).toBe(monday);
    expect(weekNumber(date)).toBe(number);
  });

  test('whatever it is: days are added and taken away again, and weeks are whole', () => {
    const dates = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: -400, max: 400 }), (instant, days) => {
        const date = instant.toISOString().slice(0, 10);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(addDays(mondayOf(date), weekdayOf(date))).toBe(date);
        const wall = Temporal.PlainDate.from(date);
        expect(weekNumber(date)).toBe(wall.weekOfYear);
        expect(weekdayOf(date)).toBe(wall.dayOfWeek - 1);
      }),
    );
  });

  test('is the one that German clocks show', () => {
    expect(todayAt(new Date('2026-11-16T22:59:00Z'))).toBe('2026-11-16');
    expect(todayAt(new Date('2026-11-16T23:00:00Z'))).toBe('2026-11-17');
  });
});
