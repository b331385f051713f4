import type { Hours } from '@funnel/contract/calendar/manage-hours';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  isChanged,
  isValid,
  rangesOf,
  readTime,
  seatsOfWeek,
  toggledDay,
  withDay,
  withValue,
} from './hours-draft.ts';

const { slots, desk } = DEFAULT_SETTINGS;
const hours: Hours = { ...slots, version: '1', visits: desk.visits, booked: [], bookedVisits: [] };

describe('what is changed and not saved', () => {
  test('names only what differs from the server', () => {
    const later = withDay(hours, {}, 'THU', [{ from: '09:00', to: '19:00' }]);
    expect(changeOf(hours, later).openingHours).toEqual({
      ...slots.openingHours,
      THU: [{ from: '09:00', to: '19:00' }],
    });
    const back = withDay(hours, later, 'THU', [{ from: '09:00', to: '18:00' }]);
    expect(isChanged(back)).toBe(false);
    expect(changeOf(hours, withValue(hours, {}, 'capacity', 5))).toEqual({ capacity: 5 });
    expect(isChanged(withValue(hours, { capacity: 5 }, 'capacity', 4))).toBe(false);
  });

  test('keeps what a colleague has saved meanwhile on other days', () => {
    const draft = withDay(hours, {}, 'THU', []);
    const saved = {
      ...hours,
      openingHours: { ...hours.openingHours, FRI: [{ from: '10:00', to: '12:00' }] },
    };
    expect(rangesOf(saved, draft, 'FRI')).toEqual([{ from: '10:00', to: '12:00' }]);
    expect(changeOf(saved, draft).openingHours).toEqual({
      MON: slots.openingHours.MON,
      TUE: slots.openingHours.TUE,
      WED: slots.openingHours.WED,
      FRI: [{ from: '10:00', to: '12:00' }],
      SAT: slots.openingHours.SAT,
    });
  });

  test('is refused while a day ends before it begins', () => {
    expect(isValid(hours, {})).toBe(true);
    expect(isValid(hours, withDay(hours, {}, 'MON', [{ from: '18:00', to: '09:00' }]))).toBe(false);
    expect(isValid(hours, withDay(hours, {}, 'MON', [{ from: '', to: '09:00' }]))).toBe(false);
  });

  test('opens a closed day as the others are', () => {
    expect(toggledDay(hours, [])).toEqual([{ from: '09:00', to: '18:00' }]);
    expect(toggledDay(hours, [{ from: '09:00', to: '18:00' }])).toEqual([]);
  });

  test('counts the seats of a week', () => {
    expect(seatsOfWeek(hours)).toBe((5 * 9 + 4) * 4);
  });
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['18.15', '18:15'],
  ['24', undefined],
  ['9:60', undefined],
  ['', undefined],
  ['neun', undefined],
])('%j typed is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
