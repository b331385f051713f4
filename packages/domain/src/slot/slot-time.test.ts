import { describe, expect, test } from 'vitest';
import { slotFrom } from './slot.ts';
import { callWindow, daySpan, dayWords, slotDate, startTime, timeRange } from './slot-time.ts';

const slot = (start: string, end: string) => ({ start, end });

describe('a day', () => {
  test.each([
    ['2026-11-16', 'de', 'Montag', '16.', 'November', 'Montag, 16. November'],
    ['2026-03-01', 'de', 'Sonntag', '1.', 'März', 'Sonntag, 1. März'],
    ['2026-11-16', 'en', 'Monday', '16', 'November', 'Monday 16 November'],
    ['2028-02-29', 'en', 'Tuesday', '29', 'February', 'Tuesday 29 February'],
  ] as const)('%s is said in %s as people say it', (date, language, weekday, day, month, whole) => {
    expect(dayWords(date, language)).toEqual({ weekday, day, month, whole });
  });

  test('is named with its neighbours as one span', () => {
    expect(daySpan('2026-11-16', '2026-11-18', 'de')).toBe('16.–18. November');
    expect(daySpan('2026-11-30', '2026-12-02', 'de')).toMatch(/^30\. November\s–\s2\. Dezember$/);
    expect(daySpan('2026-11-16', '2026-11-16', 'en')).toBe('16 November');
  });
});

describe('a time is shown as the clocks in Germany show it', () => {
  test.each([
    ['with the offset of winter', '2026-11-16T09:00:00+01:00', '2026-11-16T09:30:00+01:00', '09:00–09:30'],
    ['in universal time', '2026-07-01T07:00:00Z', '2026-07-01T07:30:00Z', '09:00–09:30'],
    ['in another zone', '2026-07-01T00:00:00-07:00', '2026-07-01T00:30:00-07:00', '09:00–09:30'],
    [
      'across the end of summer time',
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:15:00+01:00',
      '02:30–02:15',
    ],
    ['at midnight', '2026-11-16T00:00:00+01:00', '2026-11-16T00:30:00+01:00', '00:00–00:30'],
  ])('%s', (_, start, end, shown) => {
    expect(timeRange(slot(start, end))).toBe(shown);
    expect(startTime({ start })).toBe(shown.slice(0, 5));
  });

  test.each([
    [60, '2026-11-16T17:00:00+01:00', '17:00', '18:00'],
    [45, '2026-11-16T17:00:00+01:00', '17:00', '17:45'],
    [60, '2026-10-25T02:30:00+02:00', '02:30', '02:30'],
  ])('and the call comes within the %i minutes of its slot', (minutes, start, from, to) => {
    const slot = slotFrom(start, minutes);
    expect(callWindow(slot)).toEqual({ from, to });
    expect(timeRange(slot)).toBe(`${from}–${to}`);
  });

  test('and on the day that the calendar there shows', () => {
    expect(slotDate({ start: '2026-11-15T23:30:00Z' })).toBe('2026-11-16');
    expect(slotDate({ start: '2026-07-01T21:59:00Z' })).toBe('2026-07-01');
  });
});
