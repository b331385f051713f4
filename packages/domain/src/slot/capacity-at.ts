import type { SlotSettings } from './slot-settings.ts';

/** How many calls at the same time the slot that starts then has room for. */
export function capacityAt(
  { capacity, seats }: Pick<SlotSettings, 'capacity' | 'seats'>,
  startMs: number,
): number {
  return seats.find(({ start }) => Date.parse(start) === startMs)?.capacity ?? capacity;
}
