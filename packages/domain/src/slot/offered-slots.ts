import { isoWithOffset, toBerlin, ZONE } from './berlin-time.ts';
import type { Slot } from './slot.ts';
import { type SlotSettings, WEEKDAYS } from './slot-settings.ts';
import { isFull, type TakenSeat } from './taken-seat.ts';

/** Everything that decides which slots there are. */
export interface SlotInput {
  readonly settings: SlotSettings;
  /** Dates (YYYY-MM-DD) on which nobody calls, beside the closures of the settings. */
  readonly holidays: ReadonlySet<string>;
  readonly taken: readonly TakenSeat[];
  readonly now: Date;
}

/** The slots on offer, in order. This alone decides what is shown and what can be had (D20). */
export function offeredSlots(input: SlotInput): Slot[] {
  const today = toBerlin(input.now).toPlainDate();
  const days = Array.from({ length: input.settings.daysAhead + 1 }, (_, days) => today.add({ days }));
  return days.flatMap((date) => offeredOn(date, input));
}

/** The slot on offer that begins at this very moment. */
export function findOffered(input: SlotInput, start: Date): Slot | undefined {
  const date = toBerlin(start).toPlainDate();
  const daysFromNow = toBerlin(input.now).toPlainDate().until(date).days;
  if (daysFromNow < 0 || daysFromNow > input.settings.daysAhead) return undefined;
  return offeredOn(date, input).find((slot) => Date.parse(slot.start) === start.getTime());
}

/** The date of a slot is that of its start, which is written in Berlin's own time. */
export function slotsByDate(slots: readonly Slot[]): Record<string, Slot[]> {
  return Object.groupBy(slots, ({ start }) => start.slice(0, 10)) as Record<string, Slot[]>;
}

function offeredOn(date: Temporal.PlainDate, input: SlotInput): Slot[] {
  const { settings, now, taken } = input;
  const earliestMs = now.getTime() + settings.noticeMinutes * 60_000;
  return slotsOn(date, input)
    .filter(({ start }) => start.epochMilliseconds > now.getTime() && start.epochMilliseconds >= earliestMs)
    .map(({ start, end }) => ({ start: isoWithOffset(start), end: isoWithOffset(end) }))
    .filter((slot) => !isFull(slot, taken, settings.capacity));
}

interface DaySlot {
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
}

/** All slots of a day, taken or not. */
function slotsOn(date: Temporal.PlainDate, { settings, holidays }: SlotInput): DaySlot[] {
  const day = date.toString();
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  const isClosed = settings.closures.some(({ from, to }) => from <= day && day <= to);
  if (isClosed || holidays.has(day) || weekday === undefined) return [];

  const slots: DaySlot[] = [];
  const ranges = (settings.openingHours[weekday] ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, to } of ranges) {
    const last = minuteOfDay(to) - settings.slotMinutes;
    for (let minute = minuteOfDay(from); minute <= last; minute += settings.slotMinutes) {
      const slot = slotAt(date, minute, settings.slotMinutes);
      const previous = slots.at(-1);
      const follows = !previous || (slot && previous.end.epochMilliseconds <= slot.start.epochMilliseconds);
      if (slot && follows && isWithin(slot, date, to)) slots.push(slot);
    }
  }
  return slots;
}

/** Undefined for a time that the clocks leap over. Of a time that they strike twice it is the first. */
function slotAt(date: Temporal.PlainDate, minute: number, slotMinutes: number): DaySlot | undefined {
  const wall = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const start = wall.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  if (!start.toPlainDateTime().equals(wall)) return undefined;
  return { start, end: start.add({ minutes: slotMinutes }) };
}

/** A slot that the clocks are changed in may end later on the wall than it began plus its length. */
function isWithin({ end }: DaySlot, date: Temporal.PlainDate, to: string): boolean {
  return end.toPlainDate().equals(date) && end.toPlainTime().toString({ smallestUnit: 'minute' }) <= to;
}

function minuteOfDay(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));
}
