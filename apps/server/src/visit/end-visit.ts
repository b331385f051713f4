import type { visitCameEndpoint } from '@funnel/contract/visit/end-visit';
import type { StaffActor } from '@funnel/domain/event/actor';
import { hasBegun } from '@funnel/domain/next-step/by-hand';
import type { z } from '@funnel/domain/schema';
import type { VisitOutcome } from '@funnel/domain/visit/visit';
import type { Queryable } from '../db/database.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { lockOwner } from '../next-step/managed-step.queries.ts';
import { planOf } from '../next-step/plan.queries.ts';
import { settleFollowing } from '../next-step/settle-following.queries.ts';
import { stepUndoably } from '../next-step/undoable-step.queries.ts';
import type { Services } from '../services.ts';
import { announcedVisit } from './cancel-visit.queries.ts';
import { findOutcome, lockVisit, storeOutcome } from './visit.queries.ts';

interface EndCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof visitCameEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
}

export const visitCame = (services: Services, call: EndCall) => endVisit(services, call, 'CAME');
export const visitNoShow = (services: Services, call: EndCall) => endVisit(services, call, 'NO_SHOW');

const TYPES = { CAME: 'visit.came', NO_SHOW: 'visit.no-show' } as const;

async function endVisit(
  { db, now: clock }: Services,
  { actor, body, idempotencyKey: key }: EndCall,
  outcome: VisitOutcome,
) {
  const now = clock();
  const once = { scope: 'visit-end', key, requestHash: hashRequest({ ...body, outcome, by: actor.id }), now };
  const data = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => endIn(tx, { actor, body, outcome, now })));
  return { data };
}

interface Ending extends Omit<EndCall, 'idempotencyKey'> {
  readonly outcome: VisitOutcome;
  readonly now: Date;
}

/** The same outcome again changes nothing, and another one corrects it. */
async function endIn(tx: Queryable, { actor, body, outcome, now }: Ending) {
  const { visitId } = body;
  const found = await findOutcome(tx, visitId);
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such visit.');
  const enquiry = await lockOwner(tx, found.enquiryId);
  const visit = await lockVisit(tx, visitId);
  if (visit?.state !== 'BOOKED' || !hasBegun(visit.startsAt, now))
    throw new Refusal('WRONG_STATE', 'It is cancelled, or its time has not come.');
  if ((await findOutcome(tx, visitId))?.outcome === outcome)
    return { changeId: null, planned: null, isDefault: false };
  const next = body.next && (await planOf(tx, body.next, { cause: outcome, now, field: 'next' }));
  return stepUndoably(tx, { enquiry, actor, now, note: body.note }, async () => {
    await storeOutcome(tx, visitId, outcome, now);
    const { announced, shown } = await settleFollowing(tx, visit.enquiryId, { kind: outcome, next }, now);
    return {
      type: TYPES[outcome],
      change: { visit: announcedVisit(visit), nextStep: announced },
      result: shown,
    };
  });
}
