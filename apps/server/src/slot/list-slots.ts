import { offeredSlots, slotsByDate } from '@funnel/domain/slot/offered-slots';
import type { Services } from '../services.ts';
import { readSlotInput } from './slot.queries.ts';

/** The times at which a call can still be had. */
export async function listSlots({ db, now }: Services) {
  const input = await readSlotInput(db, { now: now() });
  const availableSlots = slotsByDate(offeredSlots(input));
  return { data: { availableSlots, duration: input.settings.slotMinutes } };
}
