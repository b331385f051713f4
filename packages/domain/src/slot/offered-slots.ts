import { berlinDate, toBerlin } from './berlin-time.ts';
import { type CalendarRules, type CalendarSlot, calendarFrom } from './calendar.ts';
import type { Slot } from './slot.ts';
import { countTaken, type TakenSeat } from './taken-seat.ts';

/** Everything that decides which slots there are. */
export interface SlotInput extends CalendarRules {
  readonly taken: readonly TakenSeat[];
  readonly now: Date;
}

/** The slots on offer, in order. This alone decides what is shown and what can be had (R20). */
export function offeredSlots(input: SlotInput): Slot[] {
  return offeredAmong(openSlots(input), input);
}

/** The slot on offer that begins at this very moment. */
export function findOffered(input: SlotInput, start: Date): Slot | undefined {
  const slot = openSlots(input).find(({ startMs }) => startMs === start.getTime());
  return slot && offeredAmong([slot], input)[0];
}

/** How many seats the day of this moment has, taken or not. */
export function seatsOnDayOf(start: Date, input: SlotInput): number {
  const date = berlinDate(start);
  const slots = calendarFrom(toBerlin(input.now).toPlainDate(), input);
  return slots.filter(({ slot }) => slot.start.startsWith(date)).length * input.settings.capacity;
}

/** The date of a slot is that of its start, which is written in Berlin's own time. */
export function slotsByDate(slots: readonly Slot[]): Record<string, Slot[]> {
  return Object.groupBy(slots, ({ start }) => start.slice(0, 10)) as Record<string, Slot[]>;
}

/** Those that begin late enough to be told of, taken or not. */
function openSlots({ now, ...rules }: SlotInput): readonly CalendarSlot[] {
  const nowMs = now.getTime();
  const earliestMs = nowMs + rules.settings.noticeMinutes * 60_000;
  return calendarFrom(toBerlin(now).toPlainDate(), rules).filter(
    ({ startMs }) => startMs > nowMs && startMs >= earliestMs,
  );
}

function offeredAmong(slots: readonly CalendarSlot[], { taken, settings }: SlotInput): Slot[] {
  const counts = countTaken(slots, taken);
  return slots.filter((_, index) => (counts[index] ?? 0) < settings.capacity).map(({ slot }) => slot);
}
