import type { Slot } from './slot.ts';
import { startTime } from './slot-time.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Until when a part lasts, by the clocks in Germany. */
const ENDS: readonly (readonly [PartOfDay, string])[] = [
  ['morning', '12:00'],
  ['afternoon', '18:00'],
  ['evening', '24:00'],
];

export interface SlotsOfPart {
  readonly part: PartOfDay;
  readonly slots: readonly Slot[];
}

/** The slots of one day by the part of the day that they start in; parts without one are left out. */
export function byPartOfDay(slots: readonly Slot[]): SlotsOfPart[] {
  const partOf = (slot: Slot) => ENDS.find(([, end]) => startTime(slot) < end)?.[0];
  return ENDS.map(([part]) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) })).filter(
    (one) => one.slots.length > 0,
  );
}
