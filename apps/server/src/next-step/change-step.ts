import type { changeStepEndpoint, StepChange } from '@funnel/contract/next-step/manage-step';
import type { StaffActor } from '@funnel/domain/event/actor';
import { mayChange } from '@funnel/domain/next-step/by-hand';
import { plannedStep } from '@funnel/domain/next-step/plan';
import { type StepRow, shownStep } from '@funnel/domain/next-step/shown-step';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockSeenStep, storeStep } from './managed-step.queries.ts';
import { checkDay, checkStaff } from './plan.queries.ts';
import { announcedStep, showStep, stepUndoably } from './undoable-step.queries.ts';

interface ChangeCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof changeStepEndpoint)['body']>>;
}

export async function changeStep({ db, now: clock }: Services, { actor, body }: ChangeCall) {
  const now = clock();
  return { data: await db.transaction().execute((tx) => changeIn(tx, { actor, body, now })) };
}

async function changeIn(tx: Queryable, { actor, body, now }: ChangeCall & { readonly now: Date }) {
  const { step, enquiry } = await lockSeenStep(tx, body);
  if (!mayChange(step)) throw new Refusal('WRONG_STATE', 'The customer was told this time.');
  const changed = { ...step, ...(await changesOf(tx, body.change, now)) };
  if (isSame(step, changed)) return { changeId: null, step: shownStep(step, now) };
  return stepUndoably(tx, { enquiry, actor, now }, async () => {
    await storeStep(tx, step.stepId, changed, now);
    return {
      ...{ type: 'step.changed', change: { nextStep: announcedStep(changed) } },
      result: { step: await showStep(tx, step.stepId, now) },
    };
  });
}

async function changesOf(
  tx: Queryable,
  { when, kind, staffId, text }: StepChange,
  now: Date,
): Promise<Partial<StepRow>> {
  if (when) checkDay(when.date, now, 'change.when.date');
  await checkStaff(tx, staffId, 'change.staffId');
  const planned = when && plannedStep({ kind: 'TASK', ...when }, 'PLANNED');
  return {
    ...(planned && {
      startsAt: planned.startsAt,
      endsAt: planned.endsAt,
      isWholeDay: planned.isWholeDay,
    }),
    ...(kind !== undefined && { kind }),
    ...(staffId !== undefined && { staffId }),
    ...(text !== undefined && { text }),
  };
}

function isSame(one: StepRow, other: StepRow): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime() &&
    one.kind === other.kind &&
    one.staffId === other.staffId &&
    one.text === other.text
  );
}
