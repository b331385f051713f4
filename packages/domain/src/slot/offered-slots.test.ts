import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../retailer/default-settings.ts';
import { countOpenDays, offeredSlots, type SlotInput, slotsByDate } from './offered-slots.ts';
import type { Slot } from './slot.ts';
import { type SlotSettings, WEEKDAYS } from './slot-settings.ts';
import type { TakenSeat } from './taken-seat.ts';

const allDay = (from: string, to: string) =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, [{ from, to }]]));

const HALF_HOURS = { slotMinutes: 30, capacity: 2 };

function input(now: string, settings: Partial<SlotSettings> = {}, rest: Partial<SlotInput> = {}): SlotInput {
  const slots = { ...DEFAULT_SETTINGS.slots, ...HALF_HOURS, ...settings };
  return { settings: slots, holidays: new Set(), taken: [], now: new Date(now), ...rest };
}

const taken = (seat: number, start: string, minutes: number): TakenSeat => {
  const startsAt = new Date(start);
  return { seat, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};

const starts = (slots: readonly Slot[]) => slots.map(({ start }) => start);
const times = (slots: readonly Slot[]) =>
  slots.map(({ start, end }) => `${start.slice(11)} ${end.slice(11)}`);

describe('by default', () => {
  const slots = slotsByDate(offeredSlots(input('2026-11-16T10:00:00Z', DEFAULT_SETTINGS.slots)));

  test('calls are made from Monday to Friday 9 to 18 and on Saturday 10 to 14, for 14 days', () => {
    expect(Object.entries(slots).map(([date, list]) => `${date} ${list.length}`)).toEqual([
      ...['2026-11-16 5', '2026-11-17 9', '2026-11-18 9', '2026-11-19 9', '2026-11-20 9'],
      ...['2026-11-21 4', '2026-11-23 9', '2026-11-24 9', '2026-11-25 9', '2026-11-26 9'],
      ...['2026-11-27 9', '2026-11-28 4', '2026-11-30 9'],
    ]);
  });

  test.each([
    ['2026-11-16T10:00:00Z', 13],
    ['2026-11-16T18:00:00Z', 12],
    ['2026-11-16T23:30:00Z', 13],
  ])('at %s there are %d days with times, booked or not', (now, days) => {
    expect(countOpenDays(input(now, DEFAULT_SETTINGS.slots))).toBe(days);
  });

  test('a slot lasts an hour and has room for four calls', () => {
    expect(DEFAULT_SETTINGS.slots).toMatchObject({ slotMinutes: 60, capacity: 4 });
  });

  test('the first slot is two hours from now, the last ends when the day does', () => {
    expect(slots['2026-11-16']?.[0]).toEqual({
      start: '2026-11-16T13:00:00+01:00',
      end: '2026-11-16T14:00:00+01:00',
    });
    expect(slots['2026-11-16']?.at(-1)?.end).toBe('2026-11-16T18:00:00+01:00');
  });
});

describe('the settings', () => {
  const now = '2026-11-16T06:00:00Z';
  const rows: [sentence: string, Partial<SlotSettings>, Partial<SlotInput>, expected: string[]][] = [
    [
      'several ranges a day',
      { openingHours: { MON: [hours('13:00', '14:00'), hours('09:00', '10:10')] } },
      {},
      ['09:00', '09:30', '13:00', '13:30'],
    ],
    [
      'ranges that overlap',
      { openingHours: { MON: [hours('09:00', '10:00'), hours('09:15', '10:45')] } },
      {},
      ['09:00', '09:30', '10:15'],
    ],
    ['no slot that is longer than its range', { openingHours: { MON: [hours('09:00', '09:29')] } }, {}, []],
    ['a slot as long as its range', { openingHours: { MON: [hours('09:00', '09:30')] } }, {}, ['09:00']],
    ['a closure of one day', { closures: [{ from: '2026-11-16', to: '2026-11-16' }] }, {}, []],
    ['a closure around the day', { closures: [{ from: '2026-10-01', to: '2027-01-31' }] }, {}, []],
    [
      'a closure before and one after it',
      {
        openingHours: { MON: [hours('09:00', '10:00')] },
        closures: [
          { from: '2026-11-01', to: '2026-11-15' },
          { from: '2026-11-17', to: '2026-11-18' },
        ],
      },
      {},
      ['09:00', '09:30'],
    ],
    ['a holiday', {}, { holidays: new Set(['2026-11-16']) }, []],
    ['no calls at all', { capacity: 0 }, {}, []],
    [
      'no seat in one slot',
      {
        openingHours: { MON: [hours('09:00', '10:30')] },
        seats: [{ start: '2026-11-16T08:30:00Z', capacity: 0 }],
      },
      {},
      ['09:00', '10:00'],
    ],
    [
      'a seat in one slot alone',
      {
        capacity: 0,
        openingHours: { MON: [hours('09:00', '10:30')] },
        seats: [{ start: '2026-11-16T09:30:00+01:00', capacity: 1 }],
      },
      {},
      ['09:30'],
    ],
    ['a notice longer than the day', { noticeMinutes: 24 * 60 }, {}, []],
    ['no notice', { noticeMinutes: 0, openingHours: { MON: [hours('06:30', '07:30')] } }, {}, []],
    [
      'no notice, a minute later',
      { noticeMinutes: 0, openingHours: { MON: [hours('07:01', '07:31')] } },
      {},
      ['07:01'],
    ],
  ];

  test.each(rows)('%s', (_sentence, settings, rest, expected) => {
    const offered = slotsByDate(offeredSlots(input(now, settings, rest)));
    expect((offered['2026-11-16'] ?? []).map(({ start }) => start.slice(11, 16))).toEqual(expected);
  });

  function hours(from: string, to: string) {
    return { from, to };
  }
});

describe('a slot is full', () => {
  const now = '2026-11-16T07:00:00Z';
  const morning = { openingHours: { TUE: [{ from: '09:00', to: '11:00' }] } };
  const left = (capacity: number, ...seats: TakenSeat[]) =>
    starts(offeredSlots(input(now, { ...morning, capacity, daysAhead: 1 }, { taken: seats }))).map((start) =>
      start.slice(11, 16),
    );

  test.each<[sentence: string, string[], string[]]>([
    [
      'with as many calls as the capacity',
      left(2, taken(1, '2026-11-17T08:30Z', 30), taken(2, '2026-11-17T08:30Z', 30)),
      ['09:00', '10:00', '10:30'],
    ],
    ['not with one fewer', left(2, taken(2, '2026-11-17T08:30Z', 30)), ['09:00', '09:30', '10:00', '10:30']],
    [
      'for every slot that a longer call of before touches',
      left(1, taken(1, '2026-11-17T08:15Z', 60)),
      ['10:30'],
    ],
    [
      'also where calls of before follow each other in it',
      left(2, taken(1, '2026-11-17T08:00Z', 15), taken(2, '2026-11-17T08:15Z', 15)),
      ['09:30', '10:00', '10:30'],
    ],
    [
      'also by seats above a capacity that was lowered',
      left(1, taken(7, '2026-11-17T08:00Z', 30)),
      ['09:30', '10:00', '10:30'],
    ],
    [
      'not by a call that ends as it begins',
      left(1, taken(1, '2026-11-17T07:30Z', 30)),
      ['09:00', '09:30', '10:00', '10:30'],
    ],
  ])('%s', (_sentence, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

describe('when the clocks change', () => {
  const night = { openingHours: allDay('01:00', '04:00'), daysAhead: 1, noticeMinutes: 0 };

  test('in spring the hour that is left out is not offered', () => {
    const slots = slotsByDate(offeredSlots(input('2027-03-27T12:00:00Z', night)))['2027-03-28'] ?? [];
    expect(times(slots)).toEqual([
      '01:00:00+01:00 01:30:00+01:00',
      '01:30:00+01:00 03:00:00+02:00',
      '03:00:00+02:00 03:30:00+02:00',
      '03:30:00+02:00 04:00:00+02:00',
    ]);
  });

  test('a slot across the leap keeps its length, and none begins before it has ended', () => {
    const longer = { ...night, slotMinutes: 45 };
    const slots = slotsByDate(offeredSlots(input('2027-03-27T12:00:00Z', longer)))['2027-03-28'] ?? [];
    expect(times(slots)).toEqual(['01:00:00+01:00 01:45:00+01:00', '01:45:00+01:00 03:30:00+02:00']);
  });

  test('in autumn each time of the doubled hour is offered once', () => {
    const slots = slotsByDate(offeredSlots(input('2026-10-24T12:00:00Z', night)))['2026-10-25'] ?? [];
    expect(times(slots)).toEqual([
      '01:00:00+02:00 01:30:00+02:00',
      '01:30:00+02:00 02:00:00+02:00',
      '02:00:00+02:00 02:30:00+02:00',
      '02:30:00+02:00 02:00:00+01:00',
      '03:00:00+01:00 03:30:00+01:00',
      '03:30:00+01:00 04:00:00+01:00',
    ]);
  });

  test('nine o’clock stays nine o’clock', () => {
    const slots = offeredSlots(
      input('2026-10-23T05:00:00Z', { openingHours: allDay('09:00', '09:30'), daysAhead: 3 }),
    );
    expect(starts(slots)).toEqual([
      '2026-10-23T09:00:00+02:00',
      '2026-10-24T09:00:00+02:00',
      '2026-10-25T09:00:00+01:00',
      '2026-10-26T09:00:00+01:00',
    ]);
  });

  test('today is Berlin’s today, also just after midnight there', () => {
    const late = { openingHours: allDay('00:30', '01:00'), daysAhead: 1, noticeMinutes: 0 };
    expect(starts(offeredSlots(input('2026-11-16T23:10:00Z', late)))).toEqual([
      '2026-11-17T00:30:00+01:00',
      '2026-11-18T00:30:00+01:00',
    ]);
  });
});
