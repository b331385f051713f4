import type { finishStepEndpoint } from '@funnel/contract/next-step/manage-step';
import type { StaffActor } from '@funnel/domain/event/actor';
import { mayTickOff } from '@funnel/domain/next-step/by-hand';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockSeenStep } from './managed-step.queries.ts';
import { planOf } from './plan.queries.ts';
import { settleFollowing } from './settle-following.queries.ts';
import { endSteps } from './step.queries.ts';
import { announcedStep, stepUndoably } from './undoable-step.queries.ts';

interface FinishCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof finishStepEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
}

export async function finishStep(
  { db, now: clock }: Services,
  { actor, body, idempotencyKey: key }: FinishCall,
) {
  const now = clock();
  const once = { scope: 'step-done', key, requestHash: hashRequest({ ...body, by: actor.id }), now };
  const data = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => finishIn(tx, { actor, body, now })));
  return { data };
}

async function finishIn(
  tx: Queryable,
  { actor, body, now }: Omit<FinishCall, 'idempotencyKey'> & { readonly now: Date },
) {
  const { step, enquiry } = await lockSeenStep(tx, body);
  if (!mayTickOff(step, now)) throw new Refusal('WRONG_STATE', 'Its time has not come.');
  const next = body.next && (await planOf(tx, body.next, { cause: 'PLANNED', now, field: 'next' }));
  const { enquiryId } = step;
  return stepUndoably(tx, { enquiry, actor, now, note: body.note }, async () => {
    await endSteps(tx, [step.stepId], 'DONE', now);
    const following = await settleFollowing(tx, enquiryId, { kind: 'LAST_DONE', next }, now);
    return {
      type: 'step.done',
      change: { doneStep: announcedStep(step), nextStep: following.announced },
      result: { enquiryId, ...following.shown },
    };
  });
}
