import { isoWithOffset, ZONE } from './berlin-time.ts';
import type { Slot } from './slot.ts';
import { type SlotSettings, WEEKDAYS } from './slot-settings.ts';

/** The rules for the times of calls. */
export interface CalendarRules {
  readonly settings: SlotSettings;
  /** Dates (YYYY-MM-DD) without calls, besides the closures in the settings. */
  readonly holidays: ReadonlySet<string>;
  /** A slot begins this often, and then slots overlap. By default one begins where the one before ends. */
  readonly stepMinutes?: number | undefined;
}

/** A slot of the calendar, taken or not. */
export interface CalendarSlot {
  readonly slot: Slot;
  readonly startMs: number;
  readonly endMs: number;
}

interface Computed {
  readonly settings: SlotSettings;
  readonly stepMinutes: number | undefined;
  readonly today: string;
  readonly slots: readonly CalendarSlot[];
}

/** Zoned times are expensive to compute. The same rules on the same day give the same slots: the last are cached. */
const kept = new WeakMap<ReadonlySet<string>, Computed>();

/** All slots from today to the last day on offer, in order. Without a step none overlaps another. */
export function calendarFrom(today: Temporal.PlainDate, rules: CalendarRules): readonly CalendarSlot[] {
  const { settings, holidays, stepMinutes } = rules;
  const last = kept.get(holidays);
  const date = today.toString();
  if (last?.settings === settings && last.today === date && last.stepMinutes === stepMinutes)
    return last.slots;
  const days = Array.from({ length: settings.daysAhead + 1 }, (_, days) => today.add({ days }));
  const slots = days.flatMap((day) => slotsOn(day, rules).map(calendarSlot));
  kept.set(holidays, { settings, stepMinutes, today: date, slots });
  return slots;
}

function calendarSlot({ start, end }: DaySlot): CalendarSlot {
  return {
    slot: { start: isoWithOffset(start), end: isoWithOffset(end) },
    startMs: start.epochMilliseconds,
    endMs: end.epochMilliseconds,
  };
}

interface DaySlot {
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
}

export function isClosedOn(date: string, { closures }: Pick<SlotSettings, 'closures'>): boolean {
  return closures.some(({ from, to }) => from <= date && date <= to);
}

function slotsOn(date: Temporal.PlainDate, { settings, holidays, stepMinutes }: CalendarRules): DaySlot[] {
  const day = date.toString();
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  if (isClosedOn(day, settings) || holidays.has(day) || weekday === undefined) return [];

  const step = stepMinutes ?? settings.slotMinutes;
  const slots: DaySlot[] = [];
  const ranges = (settings.openingHours[weekday] ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, to } of ranges) {
    const last = minuteOfDay(to) - settings.slotMinutes;
    for (let minute = minuteOfDay(from); minute <= last; minute += step) {
      const slot = slotAt(date, minute, settings.slotMinutes);
      const previous = slots.at(-1);
      const isAfter = (moment: Temporal.ZonedDateTime) =>
        slot && moment.epochMilliseconds <= slot.start.epochMilliseconds;
      const follows = !previous || isAfter(stepMinutes ? previous.start : previous.end);
      if (slot && follows && isWithin(slot, date, to)) slots.push(slot);
    }
  }
  return slots;
}

/** Undefined for a wall time that the change of clocks skips. For an ambiguous wall time it is the first one. */
function slotAt(date: Temporal.PlainDate, minute: number, slotMinutes: number): DaySlot | undefined {
  const wall = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const start = wall.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  if (!start.toPlainDateTime().equals(wall)) return undefined;
  return { start, end: start.add({ minutes: slotMinutes }) };
}

/** A slot across a change of clocks may end later on the wall clock than its start plus its length. */
function isWithin({ end }: DaySlot, date: Temporal.PlainDate, to: string): boolean {
  return end.toPlainDate().equals(date) && end.toPlainTime().toString({ smallestUnit: 'minute' }) <= to;
}

function minuteOfDay(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));
}
