import type { CalendarData } from '@funnel/contract/calendar/show-calendar';
import { describe, expect, test } from 'vitest';
import { gridOf, isOver, isStray, stateOf } from './calendar-grid.ts';

const DATES = ['2026-11-17', '2026-11-18'];
const at = (date: string, time: string) => `${date}T${time}:00+01:00`;
const slot = (date: string, from: string, to: string) => ({
  start: at(date, from),
  end: at(date, to),
  capacity: 2,
  taken: 0,
});
const who = (start: string, end = start) => ({
  enquiryId: start,
  fullName: 'Anna Groß',
  telephone: '',
  postcode: '66111',
  answers: {},
  showroom: null,
  person: null,
  claim: null,
  isSuspect: false,
  isRescued: false,
  start,
  end,
});
const call = (start: string, state: 'BOOKED' | 'WISHED' = 'BOOKED') => ({
  ...who(start),
  kind: 'CALLBACK' as const,
  state,
  confirmed: state === 'BOOKED',
});
const visit = (start: string) => ({
  ...who(start),
  visitId: start,
  kind: 'HOME' as const,
  showroom: 'MAINZ',
});

const data = (change: Partial<CalendarData>): CalendarData => ({
  now: at('2026-11-17', '08:00'),
  days: [],
  slots: [
    slot('2026-11-17', '09:00', '10:00'),
    slot('2026-11-17', '10:00', '11:00'),
    slot('2026-11-18', '10:00', '11:00'),
  ],
  calls: [],
  visits: [],
  ...change,
});

describe('the grid', () => {
  test('has a row for each time of any day, and no slot where the day has none', () => {
    const rows = gridOf(data({}), DATES);
    expect(rows.map(({ time, cells }) => [time, cells.map((cell) => cell.slot !== undefined)])).toEqual([
      ['09:00', [true, false]],
      ['10:00', [true, true]],
    ]);
  });

  test('puts what begins within a slot into it, and gives what is outside a row of its own', () => {
    const rows = gridOf(
      data({
        calls: [call(at('2026-11-17', '10:30')), call(at('2026-11-18', '10:00'), 'WISHED')],
        visits: [
          visit(at('2026-11-17', '10:15')),
          visit(at('2026-11-18', '11:30')),
          visit(at('2026-11-18', '07:45')),
        ],
      }),
      DATES,
    );
    const found = rows.flatMap(({ time, cells }) =>
      cells
        .filter(({ booked, wished, visits }) => booked.length + wished.length + visits.length > 0)
        .map(({ date, booked, wished, visits }) => [
          time,
          date.slice(8),
          booked.length,
          wished.length,
          visits.length,
        ]),
    );
    expect(found).toEqual([
      ['07:00', '18', 0, 0, 1],
      ['10:00', '17', 1, 0, 1],
      ['10:00', '18', 0, 1, 0],
      ['11:00', '18', 0, 0, 1],
    ]);
  });

  test('shows a booked call on a closed day as one that nobody makes', () => {
    const [row] = gridOf(data({ slots: [], calls: [call(at('2026-11-17', '10:30'))] }), DATES);
    expect(row?.time).toBe('10:00');
    expect(row?.cells.map(isStray)).toEqual([true, false]);
  });

  test('knows what is over by the end of the slot', () => {
    const [row] = gridOf(data({}), DATES);
    const cell = row?.cells[0];
    if (!cell) throw new Error('no cell');
    expect(isOver(cell, new Date(at('2026-11-17', '09:59')), '2026-11-17')).toBe(false);
    expect(isOver(cell, new Date(at('2026-11-17', '10:00')), '2026-11-17')).toBe(true);
  });

  test.each([
    [0, 2, 'free'],
    [1, 2, 'some'],
    [2, 2, 'full'],
    [3, 2, 'full'],
    [0, 0, 'full'],
  ])('with %i of %i seats taken it is %s', (taken, capacity, state) => {
    expect(stateOf({ taken, capacity })).toBe(state);
  });
});
