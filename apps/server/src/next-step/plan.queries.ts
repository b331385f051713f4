import { type Plan, plannedStep } from '@funnel/domain/next-step/plan';
import type { PlannedStep, StepCause } from '@funnel/domain/next-step/step';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { isActiveStaff } from '../pipeline/pipeline.queries.ts';

/** The last day that can be planned is this many days after today. */
const MOST_DAYS = 730;

interface Planning {
  readonly cause: StepCause;
  readonly now: Date;
  /** The field of the call that the plan stands in. */
  readonly field: string;
}

/** The step of a plan. Refused for days that are over or far away, and for somebody who cannot sign in. */
export async function planOf(
  db: Queryable,
  plan: Plan,
  { cause, now, field }: Planning,
): Promise<PlannedStep> {
  checkDay(plan.date, now, `${field}.date`);
  await checkStaff(db, plan.staffId, `${field}.staffId`);
  return plannedStep(plan, cause);
}

export function checkDay(date: string, now: Date, field: string): void {
  const today = toBerlin(now).toPlainDate();
  const days = today.until(Temporal.PlainDate.from(date)).days;
  if (days < 0 || days > MOST_DAYS) throw invalid(field, 'must be a day from today, within two years');
}

export async function checkStaff(
  db: Queryable,
  staffId: string | null | undefined,
  field: string,
): Promise<void> {
  if (staffId && !(await isActiveStaff(db, staffId)))
    throw invalid(field, 'must be a staff member who can sign in');
}

const invalid = (field: string, message: string) =>
  new Refusal('INVALID_INPUT', 'What was sent is not valid.', [{ field, message }]);
