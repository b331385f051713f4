import type { CalendarSlot } from './calendar.ts';
import type { Slot } from './slot.ts';

/** The pool of the seats of calls. Visits have one for each kind and showroom. */
export const CALL_POOL = 'CALL';

/** One of the calls at the same time. There are as many seats as the capacity, numbered from 1. */
export interface TakenSeat {
  readonly seat: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * How many seats of each slot are taken. The slots are in order and do not overlap. A booking of another length, from
 * before a change of the settings, counts against every slot that it overlaps.
 */
export function countTaken(slots: readonly CalendarSlot[], taken: readonly TakenSeat[]): number[] {
  const counts = slots.map(() => 0);
  for (const { startsAt, endsAt } of taken) {
    const [startMs, endMs] = [startsAt.getTime(), endsAt.getTime()];
    for (let index = firstEndingAfter(slots, startMs); (slots[index]?.startMs ?? endMs) < endMs; index++) {
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  return counts;
}

/** By binary search. */
function firstEndingAfter(slots: readonly CalendarSlot[], instantMs: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle]?.endMs ?? 0) > instantMs) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The seats that are free during the whole slot. A slot that is not full has at least one. */
export function freeSeats(slot: Slot, taken: readonly TakenSeat[], capacity: number): number[] {
  const used = new Set(during(slot, taken).map(({ seat }) => seat));
  return Array.from({ length: capacity }, (_, index) => index + 1).filter((seat) => !used.has(seat));
}

function during(slot: Slot, taken: readonly TakenSeat[]): TakenSeat[] {
  const start = Date.parse(slot.start);
  const end = Date.parse(slot.end);
  return taken.filter(({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > start);
}
