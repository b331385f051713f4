import type { StaffActor } from '@funnel/domain/event/actor';
import type { Services } from '../services.ts';
import { recordStaffEvent } from './record-staff-event.ts';

/** A list is refetched often: within this time each enquiry is logged once for each person. */
const AGAIN_MS = 60 * 60 * 1000;
/** The cache is cleared beyond this size. The views are then logged again. */
const MOST_KEPT = 100_000;

interface View {
  readonly actor: StaffActor;
  /** The path of the call. */
  readonly call: string;
  readonly enquiryIds: readonly string[];
}

/** Logs which enquiries staff have seen to the audit trail. Each instance remembers for itself what is logged. */
export function viewLog({ db, now: clock }: Pick<Services, 'db' | 'now'>) {
  const loggedAt = new Map<string, number>();

  return async ({ actor, call, enquiryIds }: View): Promise<void> => {
    const now = clock();
    const keyOf = (enquiryId: string) => `${actor.id} ${enquiryId}`;
    const isOver = (time = -Infinity) => time <= now.getTime() - AGAIN_MS;
    const fresh = [...new Set(enquiryIds)].filter((enquiryId) => isOver(loggedAt.get(keyOf(enquiryId))));
    if (fresh.length === 0) return;
    const data = { call, enquiryIds: fresh };
    await recordStaffEvent(db, { type: 'data.viewed', actor, happenedAt: now, data });
    if (loggedAt.size + fresh.length > MOST_KEPT) loggedAt.clear();
    for (const enquiryId of fresh) loggedAt.set(keyOf(enquiryId), now.getTime());
  };
}
