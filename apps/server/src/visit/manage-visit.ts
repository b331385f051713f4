import type { Actor } from '@funnel/domain/event/actor';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { announceVisit, cancelVisitIn } from './cancel-visit.queries.ts';
import { moveVisitTo } from './take-visit.ts';
import { lockVisit, type VisitRow } from './visit.queries.ts';

interface VisitCall {
  readonly actor: Actor;
  readonly body: { readonly visitId: string };
}
interface MoveCall {
  readonly actor: Actor;
  readonly body: { readonly visitId: string; readonly start: string };
}

const DONE = { data: { done: true as const } };

/** Moves a visit to another free time. The same time again changes nothing. */
export async function moveVisit({ db, now: clock }: Services, { actor, body: { visitId, start } }: MoveCall) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const visit = await hold(tx, visitId);
    const startsAt = new Date(start);
    if (visit.state === 'BOOKED' && visit.startsAt.getTime() === startsAt.getTime()) return;
    const { endsAt } = await moveVisitTo(tx, { ...visit, startsAt, now });
    const moved = { ...visit, startsAt, endsAt };
    await announceVisit(tx, { actor, happenedAt: now, type: 'visit.moved', visit: moved });
  });
  return DONE;
}

/** Frees the seat. Idempotent. */
export async function cancelVisit({ db, now: clock }: Services, { actor, body: { visitId } }: VisitCall) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await hold(tx, visitId);
    await cancelVisitIn(tx, { visitId, actor, happenedAt: now, now });
  });
  return DONE;
}

async function hold(tx: Queryable, visitId: string): Promise<VisitRow> {
  const visit = await lockVisit(tx, visitId);
  if (!visit) throw new Refusal('NOT_FOUND', 'There is no such visit.');
  return visit;
}
