import { expect, test } from 'vitest';
import { byPartOfDay } from './part-of-day.ts';
import { slotFrom } from './slot.ts';

const at = (...starts: string[]) => starts.map((start) => slotFrom(start, 60));

test.each([
  ['in winter', '+01:00'],
  ['in summer, by the clocks in Germany', '+02:00'],
])('the times of a day are grouped by its parts %s', (_, offset) => {
  const month = offset === '+01:00' ? '01' : '07';
  const hours = ['09:00', '11:30', '12:00', '17:30', '18:00'];
  const parts = byPartOfDay(
    at(...hours.map((hour) => new Date(`2026-${month}-15T${hour}:00${offset}`).toISOString())),
  );
  expect(parts.map(({ part, slots }) => [part, slots.length])).toEqual([
    ['morning', 2],
    ['afternoon', 2],
    ['evening', 1],
  ]);
});

test('a part without times is left out', () => {
  expect(byPartOfDay(at('2026-01-15T14:00:00+01:00')).map(({ part }) => part)).toEqual(['afternoon']);
  expect(byPartOfDay([])).toEqual([]);
});
