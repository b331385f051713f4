import type { Queryable } from '../db/database.ts';
import { announce, type NewEvent } from '../event/announce.ts';
import { lockVisit, markCancelled, type VisitRow } from './visit.queries.ts';

interface Cancelling extends Pick<NewEvent, 'actor' | 'happenedAt' | 'afterSeconds'> {
  readonly visitId: string;
  readonly now: Date;
}

/** Frees the seat of a visit and announces it. Undefined if it is cancelled already or unknown. */
export async function cancelVisitIn(
  tx: Queryable,
  { visitId, now, ...event }: Cancelling,
): Promise<string | undefined> {
  const visit = await lockVisit(tx, visitId);
  if (!visit || visit.state === 'CANCELLED') return undefined;
  await markCancelled(tx, visit, now);
  const { actor, happenedAt, afterSeconds } = event;
  return announceVisit(tx, {
    ...{ visit, type: 'visit.cancelled', actor, happenedAt },
    ...(afterSeconds !== undefined && { afterSeconds }),
  });
}

interface Announcing extends Pick<NewEvent, 'actor' | 'happenedAt' | 'afterSeconds'> {
  readonly type: 'visit.moved' | 'visit.changed' | 'visit.handed-over' | 'visit.cancelled';
  readonly visit: VisitRow;
}

export function announceVisit(tx: Queryable, { visit, ...event }: Announcing): Promise<string> {
  return announce(tx, { ...event, enquiryId: visit.enquiryId, change: { visit: announcedVisit(visit) } });
}

export function announcedVisit({ visitId, kind, showroom, planner, startsAt, endsAt }: VisitRow) {
  return { visitId, kind, showroom, planner, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
