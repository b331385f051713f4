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
  const today = toBerlin(now).toPlainDate();
  const days = today.until(Temporal.PlainDate.from(plan.date)).days;
  if (days < 0 || days > MOST_DAYS)
    throw invalid(`${field}.date`, 'must be a day from today, within two years');
  const { staffId } = plan;
  if (staffId && !(await isActiveStaff(db, staffId)))
    throw invalid(`${field}.staffId`, 'must be a staff member who can sign in');
  return plannedStep(plan, cause);
}

const invalid = (field: string, message: string) =>
  new Refusal('INVALID_INPUT', 'What was sent is not valid.', [{ field, message }]);
