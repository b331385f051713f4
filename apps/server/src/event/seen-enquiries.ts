import type { Staff } from '@funnel/domain/access/principal';
import type { Services } from '../services.ts';
import { actorOf, recordStaffEvent } from './record-staff-event.ts';

/** For so long an enquiry that a staff member sees again is not written down again: every change of a list asks anew. */
const AGAIN_MS = 60 * 60 * 1000;
/** Beyond this all is forgotten, and written down once more. */
const MOST_KEPT = 100_000;

interface StaffCall {
  readonly by: Pick<Staff, 'staffId'>;
}

/**
 * Wraps calls that show several enquiries: who sees them is written down before they are shown. A list is fetched again
 * and again, so within an hour each enquiry counts once for each staff member. Each instance remembers for itself.
 */
export function seenEnquiries({ db, now: clock }: Pick<Services, 'db' | 'now'>) {
  const seenAt = new Map<string, number>();

  async function writeDown(staffId: string, call: string, enquiryIds: readonly string[]): Promise<void> {
    const now = clock();
    const keyOf = (enquiryId: string) => `${staffId} ${enquiryId}`;
    const isOver = (time = -Infinity) => time <= now.getTime() - AGAIN_MS;
    const fresh = [...new Set(enquiryIds)].filter((enquiryId) => isOver(seenAt.get(keyOf(enquiryId))));
    if (fresh.length === 0) return;
    const data = { call, enquiryIds: fresh };
    await recordStaffEvent(db, { type: 'data.viewed', actor: actorOf(staffId), happenedAt: now, data });
    if (seenAt.size + fresh.length > MOST_KEPT) seenAt.clear();
    for (const enquiryId of fresh) seenAt.set(keyOf(enquiryId), now.getTime());
  }

  return <Call extends StaffCall, Reply>(
    { path }: { readonly path: string },
    handle: (call: Call) => Promise<Reply>,
    shownIn: (reply: Reply, call: Call) => readonly string[],
  ) => {
    return async (call: Call): Promise<Reply> => {
      const reply = await handle(call);
      await writeDown(call.by.staffId, path, shownIn(reply, call));
      return reply;
    };
  };
}
