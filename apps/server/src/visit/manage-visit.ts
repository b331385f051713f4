import type { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import type { Actor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { holdEnquiry } from '../appointment/appointment.queries.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { isActiveStaff } from '../pipeline/pipeline.queries.ts';
import type { Services } from '../services.ts';
import { announceVisit, cancelVisitIn } from './cancel-visit.queries.ts';
import { moveVisitTo } from './take-visit.ts';
import { findOutcome, lockVisit, type VisitRow } from './visit.queries.ts';

type MoveBody = z.output<NonNullable<(typeof moveVisitEndpoint)['body']>>;
type CancelBody = z.output<NonNullable<(typeof cancelVisitEndpoint)['body']>>;

interface VisitCall<Body> {
  readonly actor: Actor;
  readonly body: Body;
}

const DONE = { data: { done: true as const } };
const MINUTE_MS = 60_000;

/** Moves a visit to another free time, planner or place. What it is already changes nothing. */
export async function moveVisit({ db, now: clock }: Services, { actor, body }: VisitCall<MoveBody>) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const visit = await hold(tx, body.visitId);
    const wanted = await wantedOf(tx, visit, body);
    const change = changeOf(visit, wanted);
    if (!change) return;
    const { endsAt, planner } = await moveVisitTo(tx, { visitId: visit.visitId, ...wanted, now });
    const { kind, showroom, startsAt } = wanted;
    const moved = { ...visit, kind, showroom, startsAt, endsAt, planner };
    await announceVisit(tx, { actor, happenedAt: now, type: change, visit: moved });
  });
  return DONE;
}

/** What is left out stays. A planner who has left is not asked any more. */
async function wantedOf(tx: Queryable, visit: VisitRow, body: MoveBody) {
  const { kind, showroom, startsAt, endsAt } = visit;
  const isNamed = body.planner !== undefined && body.planner !== null;
  if (isNamed && !(await isActiveStaff(tx, body.planner ?? '')))
    throw new Refusal('INVALID_INPUT', 'What was sent is not valid.', [
      { field: 'planner', message: 'must be a staff member who can sign in' },
    ]);
  const before =
    visit.planner !== null && (await isActiveStaff(tx, visit.planner)) ? visit.planner : undefined;
  return {
    kind: body.visit ?? kind,
    showroom: body.showroom ?? showroom,
    startsAt: new Date(body.start),
    minutes: body.minutes ?? (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    planner: body.planner === undefined ? before : (body.planner ?? undefined),
  };
}

type Wanted = Awaited<ReturnType<typeof wantedOf>>;

/** What the customer is told of; undefined: nothing changes. */
function changeOf(visit: VisitRow, { kind, showroom, startsAt, minutes, planner }: Wanted) {
  const { state, endsAt } = visit;
  if (state === 'CANCELLED' || visit.startsAt.getTime() !== startsAt.getTime()) return 'visit.moved';
  const isLong = endsAt.getTime() - visit.startsAt.getTime() === minutes * MINUTE_MS;
  if (kind !== visit.kind || showroom !== visit.showroom || !isLong) return 'visit.changed';
  return planner === (visit.planner ?? undefined) ? undefined : 'visit.handed-over';
}

/** Frees the seat. Idempotent. */
export async function cancelVisit({ db, now: clock }: Services, { actor, body }: VisitCall<CancelBody>) {
  const { visitId } = body;
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await hold(tx, visitId);
    await cancelVisitIn(tx, { visitId, actor, happenedAt: now, now });
  });
  return DONE;
}

/** Locks the enquiry before its visit, as every other act does. */
async function hold(tx: Queryable, visitId: string): Promise<VisitRow> {
  const found = await findOutcome(tx, visitId);
  if (found) await holdEnquiry(tx, found.enquiryId);
  const visit = found && (await lockVisit(tx, visitId));
  if (!visit) throw new Refusal('NOT_FOUND', 'There is no such visit.');
  return visit;
}
