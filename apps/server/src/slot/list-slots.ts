import { offeredSlots, slotsByDate } from '@funnel/domain/slot/offered-slots';
import type { Slot } from '@funnel/domain/slot/slot';
import type { Services } from '../services.ts';
import { readTogether } from './read-together.ts';
import { readSlotFacts } from './slot.queries.ts';

/** Lists the free slots. Concurrent callers share one query. */
export function slotLister({ db, now }: Services) {
  let last: { slots: readonly Slot[]; reply: ReturnType<typeof replyOf> } | undefined;

  return readTogether(async () => {
    const input = await readSlotFacts(db, { now: now() });
    const slots = offeredSlots(input);
    const duration = input.settings.slotMinutes;
    const isKnown = last?.reply.data.duration === duration && isSame(last.slots, slots);
    // The same object, so that it is validated and serialised once.
    if (!last || !isKnown) last = { slots, reply: replyOf(slots, duration) };
    return last.reply;
  });
}

function replyOf(slots: readonly Slot[], duration: number) {
  return { data: { availableSlots: slotsByDate(slots), duration } };
}

/** The calendar caches its slots: the same slot is the same object. */
function isSame(some: readonly Slot[], others: readonly Slot[]): boolean {
  return some.length === others.length && some.every((slot, index) => slot === others[index]);
}
