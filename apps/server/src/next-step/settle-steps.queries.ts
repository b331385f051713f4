import { type Settled, type StepAct, settleSteps as settle } from '@funnel/domain/next-step/settle-steps';
import { OPEN_STATUSES } from '@funnel/domain/pipeline/status';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readPlanRules } from './plan-rules.queries.ts';
import { endSteps, insertPlan, listOpenSteps } from './step.queries.ts';

/**
 * What an act does to the next steps of a person, in the transaction of the act. The caller has locked the enquiry, and
 * has placed or cancelled the time that the act is about.
 */
export async function settleSteps(
  tx: Queryable,
  enquiryId: string,
  act: StepAct,
  now: Date,
): Promise<Settled & { readonly addedIds: readonly string[] }> {
  const { personId, openIds } = await lockPerson(tx, enquiryId);
  const steps = await listOpenSteps(tx, personId);
  const { calendar, desk } = await readPlanRules(tx, now);
  const settled = settle(steps, act, { ...calendar, now, maxTries: desk.maxTries, enquiryId, openIds });
  for (const state of ['DONE', 'CANCELLED'] as const) {
    const ended = settled.ended.filter((step) => step.state === state);
    await endSteps(
      tx,
      ended.map(({ stepId }) => stepId),
      state,
      now,
    );
  }
  const addedIds: string[] = [];
  for (const { enquiryId: id, ...step } of settled.added) addedIds.push(await insertPlan(tx, id, step, now));
  return { ...settled, addedIds };
}

/** Each of these persons who has an open enquiry has an open step afterwards, whatever was moved between them. */
export async function ensureSteps(tx: Queryable, personIds: readonly string[], now: Date): Promise<void> {
  const newest = await tx
    .selectFrom('enquiry')
    .select('enquiry_id as enquiryId')
    .distinctOn('person_id')
    .where('person_id', 'in', [...personIds])
    .orderBy('person_id')
    .orderBy('received_at', 'desc')
    .execute();
  for (const { enquiryId } of newest) await settleSteps(tx, enquiryId, { kind: 'REOPENED' }, now);
}

export async function findPerson(db: Queryable, enquiryId: string): Promise<string> {
  const { person_id } = await db
    .selectFrom('enquiry')
    .select('person_id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return person_id;
}

interface LockedPerson {
  readonly personId: string;
  /** Their open enquiries, the newest first. One that is merged into another is not open. */
  readonly openIds: readonly string[];
}

/** Of two acts at once the second sees the steps as the first leaves them. Enquiries are locked before persons. */
export async function lockPerson(tx: Queryable, enquiryId: string): Promise<LockedPerson> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from person
    where person_id = (select person_id from enquiry where enquiry_id = ${enquiryId})
    for no key update`.execute(tx);
  const personId = rows[0]?.personId ?? '';
  const open = await tx
    .selectFrom('enquiry')
    .select('enquiry_id as enquiryId')
    .where('person_id', '=', personId)
    .where('status', 'in', [...OPEN_STATUSES])
    .where('merged_into', 'is', null)
    .orderBy('received_at', 'desc')
    .execute();
  return { personId, openIds: open.map((row) => row.enquiryId) };
}
