import type { Slot } from './slot.ts';

/** One of the calls at the same time: as many seats as the capacity, numbered from 1. */
export interface TakenSeat {
  readonly seat: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A booking of another length, as before the settings were changed, counts against every slot that it touches. */
export function isFull(slot: Slot, taken: readonly TakenSeat[], capacity: number): boolean {
  return during(slot, taken).length >= capacity;
}

/** The seats that are free for the whole slot. A slot that is not full has one: fewer are taken than there are. */
export function freeSeats(slot: Slot, taken: readonly TakenSeat[], capacity: number): number[] {
  const used = new Set(during(slot, taken).map(({ seat }) => seat));
  return Array.from({ length: capacity }, (_, index) => index + 1).filter((seat) => !used.has(seat));
}

function during(slot: Slot, taken: readonly TakenSeat[]): TakenSeat[] {
  const start = Date.parse(slot.start);
  const end = Date.parse(slot.end);
  return taken.filter(({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > start);
}
