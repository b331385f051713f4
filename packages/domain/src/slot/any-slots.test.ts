import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findOffered, offeredSlots, type SlotInput } from './offered-slots.ts';
import type { Slot } from './slot.ts';
import { slotSettingsSchema, WEEKDAYS } from './slot-settings.ts';
import { freeSeats, type TakenSeat } from './taken-seat.ts';

const RUNS = 60;
const TIMEOUT_MS = 30_000;

const wallTime = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((fives) => `${pad(Math.floor(fives / 12))}:${pad((fives % 12) * 5)}`);
const pad = (value: number) => String(value).padStart(2, '0');
const range = fc
  .tuple(wallTime, wallTime)
  .filter(([from, to]) => from !== to)
  .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));

function taken(seat: number, startMs: number, minutes: number): TakenSeat {
  return { seat, startsAt: new Date(startMs), endsAt: new Date(startMs + minutes * 60_000) };
}

const changeDay = fc.constantFrom('2026-10-25', '2027-03-28', '2027-10-31', '2026-11-20');
const anyInput: fc.Arbitrary<SlotInput> = fc
  .record({
    day: changeDay,
    minutesBefore: fc.integer({ min: -30 * 60, max: 4 * 24 * 60 }),
    ranges: fc.array(range, { maxLength: 3 }),
    slotMinutes: fc.constantFrom(20, 30, 45, 60, 90, 240),
    capacity: fc.integer({ min: 0, max: 3 }),
    noticeMinutes: fc.constantFrom(0, 120, 24 * 60),
    daysAhead: fc.integer({ min: 1, max: 5 }),
    isHoliday: fc.boolean(),
    isClosed: fc.boolean(),
    bookings: fc.array(
      fc.record({
        seat: fc.integer({ min: 1, max: 4 }),
        minute: fc.integer({ min: -60, max: 30 * 60 }),
        minutes: fc.constantFrom(15, 30, 60, 240),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ day, minutesBefore, ranges, isHoliday, isClosed, bookings, ...settings }) => {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    return {
      settings: {
        ...settings,
        openingHours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ranges])),
        holidayStates: [],
        unconfirmedHours: 24,
        seats: [],
        closures: isClosed ? [{ from: day, to: day }] : [],
      },
      holidays: new Set(isHoliday ? [day] : []),
      taken: bookings.map(({ seat, minute, minutes }) => taken(seat, midnight + minute * 60_000, minutes)),
      now: new Date(midnight - minutesBefore * 60_000),
    };
  });

describe.each(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati'])('on a server in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test(
    'whatever the settings: what is offered can be had, is within the hours and is not full',
    () => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      fc.assert(
        fc.property(anyInput, fc.nat(), (given, pick) => {
          expect(slotSettingsSchema.safeParse(given.settings).success).toBe(true);
          const slots = offeredSlots(given);
          for (const slot of slots) expectOffered(slot, given);
          for (const slot of [slots[0], slots[pick % slots.length], slots.at(-1)]) {
            if (slot) expect(findOffered(given, new Date(slot.start))).toEqual(slot);
          }
          const instants = slots.map(({ start }) => Date.parse(start));
          expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );

  test(
    'a slot is offered exactly until it is full',
    () => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(anyInput, fc.nat(), (given, pick) => {
          const slots = offeredSlots(given);
          const slot = slots[pick % slots.length];
          if (!slot) return;
          let current = given;
          for (let booked = 0; booked <= given.settings.capacity; booked++) {
            if (!findOffered(current, new Date(slot.start))) break;
            const seat = freeSeats(slot, current.taken, given.settings.capacity)[0] ?? Number.NaN;
            expect(seat).toBeGreaterThan(0);
            const seatTaken = { seat, startsAt: new Date(slot.start), endsAt: new Date(slot.end) };
            current = { ...current, taken: [...current.taken, seatTaken] };
          }
          expect(offeredSlots(current).map(({ start }) => start)).not.toContain(slot.start);
          expect(overlapping(slot, current.taken)).toHaveLength(given.settings.capacity);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});

/** An independent statement of the rules, with Intl's clock and plain comparison. */
function expectOffered(slot: Slot, given: SlotInput): void {
  const { settings, now } = given;
  const [start, end] = [Date.parse(slot.start), Date.parse(slot.end)];
  expect(end - start).toBe(settings.slotMinutes * 60_000);
  expect(start).toBeGreaterThan(now.getTime());
  expect(start).toBeGreaterThanOrEqual(now.getTime() + settings.noticeMinutes * 60_000);
  const [from, to] = [onBerlinsWall(start), onBerlinsWall(end)];
  expect(slot.start.slice(0, 16)).toBe(`${from.date}T${from.time}`);
  expect(slot.end.slice(0, 16)).toBe(`${to.date}T${to.time}`);
  const ranges = settings.openingHours['MON'] ?? [];
  expect(ranges.some((open) => open.from <= from.time && to.time <= open.to && from.date === to.date)).toBe(
    true,
  );
  expect(given.holidays.has(from.date)).toBe(false);
  expect(settings.closures.some((closure) => closure.from === from.date)).toBe(false);
  const seats = overlapping(slot, given.taken);
  expect(seats.length).toBeLessThan(settings.capacity);
}

function overlapping(slot: Slot, seats: readonly TakenSeat[]): TakenSeat[] {
  return seats.filter(
    ({ startsAt, endsAt }) => startsAt < new Date(slot.end) && new Date(slot.start) < endsAt,
  );
}

const berlinsClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

function onBerlinsWall(instant: number): { date: string; time: string } {
  const [date = '', time = ''] = berlinsClock.format(instant).split(' ');
  return { date, time };
}
