import type { StepRow } from '@funnel/domain/next-step/shown-step';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type LockedEnquiry, lockEnquiry } from '../pipeline/pipeline.queries.ts';
import { lockPerson } from './settle-steps.queries.ts';
import { findOpenStepRow } from './step.queries.ts';

interface SeenStep {
  readonly stepId: string;
  readonly changedAt: string;
}

interface LockedStep {
  readonly step: StepRow;
  readonly enquiry: LockedEnquiry;
}

/** The open step as its editor has seen it. Enquiry and person are locked, in the order of every act. */
export async function lockSeenStep(tx: Queryable, { stepId, changedAt }: SeenStep): Promise<LockedStep> {
  const found = await tx
    .selectFrom('next_step')
    .select('enquiry_id as enquiryId')
    .where('step_id', '=', stepId)
    .executeTakeFirst();
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such step.');
  const enquiry = await lockOwner(tx, found.enquiryId);
  const step = await findOpenStepRow(tx, stepId);
  if (step?.changedAt?.getTime() !== new Date(changedAt).getTime())
    throw new Refusal('STALE', 'Somebody else has changed or ended this step.');
  return { step, enquiry };
}

export async function lockOwner(tx: Queryable, enquiryId: string): Promise<LockedEnquiry> {
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (!enquiry) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  await lockPerson(tx, enquiryId);
  return enquiry;
}

type Change = Partial<Pick<StepRow, 'kind' | 'startsAt' | 'endsAt' | 'isWholeDay' | 'staffId' | 'text'>>;

export async function storeStep(
  tx: Queryable,
  stepId: string,
  { kind, startsAt, endsAt, isWholeDay, staffId, text }: Change,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('next_step')
    .set((row) => ({
      ...(kind !== undefined && { kind }),
      ...(startsAt && endsAt && { starts_at: startsAt, ends_at: endsAt, is_whole_day: isWholeDay ?? false }),
      ...(staffId !== undefined && { staff_id: staffId }),
      ...(text !== undefined && { text }),
      sequence: row('sequence', '+', 1),
      changed_at: now,
    }))
    .where('step_id', '=', stepId)
    .execute();
}
