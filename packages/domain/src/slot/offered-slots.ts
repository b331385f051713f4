import { berlinDate, toBerlin } from './berlin-time.ts';
import { type CalendarRules, type CalendarSlot, calendarFrom } from './calendar.ts';
import { capacityAt } from './capacity-at.ts';
import type { Slot } from './slot.ts';
import { countTaken, type TakenSeat } from './taken-seat.ts';

/** The complete input for the list of slots. */
export interface SlotInput extends CalendarRules {
  readonly taken: readonly TakenSeat[];
  readonly now: Date;
}

/** The slots on offer, in order. The only rule for what is shown and what can be booked (R20). */
export function offeredSlots(input: SlotInput): Slot[] {
  return offeredAmong(openSlots(input), input);
}

/** The slot on offer that starts exactly then. */
export function findOffered(input: SlotInput, start: Date): Slot | undefined {
  const slot = openSlots(input).find(({ startMs }) => startMs === start.getTime());
  return slot && offeredAmong([slot], input)[0];
}

/** The number of seats on the day of `start`, taken or not. */
export function seatsOnDayOf(start: Date, input: SlotInput): number {
  const date = berlinDate(start);
  const slots = calendarFrom(toBerlin(input.now).toPlainDate(), input);
  return slots
    .filter(({ slot }) => slot.start.startsWith(date))
    .reduce((sum, { startMs }) => sum + capacityAt(input.settings, startMs), 0);
}

/** A slot belongs to the date of its start, which is written in Berlin time. */
export function slotsByDate(slots: readonly Slot[]): Record<string, Slot[]> {
  return Object.groupBy(slots, ({ start }) => start.slice(0, 10)) as Record<string, Slot[]>;
}

/** On how many days a slot can still be booked, if none were taken. */
export function countOpenDays(input: Omit<SlotInput, 'taken'>): number {
  return new Set(openSlots(input).map(({ slot }) => slot.start.slice(0, 10))).size;
}

/** The slots that start after the minimum notice, taken or not. */
function openSlots({ now, ...rules }: Omit<SlotInput, 'taken'>): readonly CalendarSlot[] {
  const nowMs = now.getTime();
  const earliestMs = nowMs + rules.settings.noticeMinutes * 60_000;
  return calendarFrom(toBerlin(now).toPlainDate(), rules).filter(
    ({ startMs }) => startMs > nowMs && startMs >= earliestMs,
  );
}

function offeredAmong(slots: readonly CalendarSlot[], { taken, settings }: SlotInput): Slot[] {
  const counts = countTaken(slots, taken);
  return slots
    .filter(({ startMs }, index) => (counts[index] ?? 0) < capacityAt(settings, startMs))
    .map(({ slot }) => slot);
}
