import type { StepAct } from '@funnel/domain/next-step/settle-steps';
import type { Queryable } from '../db/database.ts';
import { settleSteps } from './settle-steps.queries.ts';
import { announcedStep, showStep } from './undoable-step.queries.ts';

type ActWithNext = Extract<StepAct, { readonly next?: unknown }>;

/** Settles the steps of a person after one of them has ended, and shows what was planned. */
export async function settleFollowing(tx: Queryable, enquiryId: string, act: ActWithNext, now: Date) {
  const { added, addedIds } = await settleSteps(tx, enquiryId, act, now);
  const [step] = added;
  const [stepId] = addedIds;
  return {
    announced: step ? announcedStep(step) : null,
    shown: {
      planned: stepId === undefined ? null : await showStep(tx, stepId, now),
      isDefault: step !== undefined && act.next === undefined,
    },
  };
}
