import type { planStepEndpoint } from '@funnel/contract/next-step/manage-step';
import type { StaffActor } from '@funnel/domain/event/actor';
import { MOST_STEPS } from '@funnel/domain/next-step/by-hand';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockOwner } from './managed-step.queries.ts';
import { planOf } from './plan.queries.ts';
import { findPerson, settleSteps } from './settle-steps.queries.ts';
import { insertPlan, listOpenSteps } from './step.queries.ts';
import { announcedStep, showStep, stepUndoably } from './undoable-step.queries.ts';

interface PlanCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof planStepEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
}

export async function planStep({ db, now: clock }: Services, { actor, body, idempotencyKey: key }: PlanCall) {
  const now = clock();
  const once = { scope: 'step-plan', key, requestHash: hashRequest({ ...body, by: actor.id }), now };
  const data = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => planIn(tx, { actor, body, now })));
  return { data };
}

async function planIn(
  tx: Queryable,
  { actor, body, now }: Omit<PlanCall, 'idempotencyKey'> & { readonly now: Date },
) {
  const { enquiryId, plan } = body;
  const enquiry = await lockOwner(tx, enquiryId);
  const open = await listOpenSteps(tx, await findPerson(tx, enquiryId));
  if (open.length >= MOST_STEPS) throw new Refusal('WRONG_STATE', 'This person has too many open steps.');
  const step = await planOf(tx, plan, { cause: 'PLANNED', now, field: 'plan' });
  return stepUndoably(tx, { enquiry, actor, now }, async () => {
    const stepId = await insertPlan(tx, enquiryId, step, now);
    await settleSteps(tx, enquiryId, { kind: 'PLANNED' }, now);
    return {
      ...{ type: 'step.planned', change: { nextStep: announcedStep(step) } },
      result: { step: await showStep(tx, stepId, now) },
    };
  });
}
