import type { Staff } from '@funnel/domain/access/principal';
import { announce } from '../event/announce.ts';
import { actorOf } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockVisit, markCancelled } from './visit.queries.ts';

interface CancelCall {
  readonly by: Staff;
  readonly body: { readonly visitId: string };
}

/** Frees the seat. Idempotent. */
export async function cancelVisit({ db, now }: Services, { by, body: { visitId } }: CancelCall) {
  await db.transaction().execute(async (tx) => {
    const visit = await lockVisit(tx, visitId);
    if (!visit) throw new Refusal('NOT_FOUND', 'There is no such visit.');
    const { enquiryId, kind, showroom, startsAt, endsAt } = visit;
    if (visit.state === 'CANCELLED') return;
    const happenedAt = now();
    await markCancelled(tx, visitId, happenedAt);
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    const change = { visit: { visitId, kind, showroom, ...times } };
    await announce(tx, {
      type: 'visit.cancelled',
      enquiryId,
      actor: actorOf(by.staffId),
      happenedAt,
      change,
    });
  });
  return { data: { done: true as const } };
}
