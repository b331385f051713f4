import { offeredSlots, slotsByDate } from '@funnel/domain/slot/offered-slots';
import type { Services } from '../services.ts';
import { readTogether } from './read-together.ts';
import { readSlotFacts } from './slot.queries.ts';

/** Tells the times at which a call can still be had. Callers that come at once are told the same. */
export function slotLister({ db, now }: Services) {
  return readTogether(async () => {
    const input = await readSlotFacts(db, { now: now() });
    const availableSlots = slotsByDate(offeredSlots(input));
    return { data: { availableSlots, duration: input.settings.slotMinutes } };
  });
}
