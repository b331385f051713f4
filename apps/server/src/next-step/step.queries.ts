import type { StepRow } from '@funnel/domain/next-step/shown-step';
import type { OpenStep, PlannedStep, Span, StepKind } from '@funnel/domain/next-step/step';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { unguessableId } from '../db/unguessable-id.ts';

/** The open steps of an enquiry's person, of all their enquiries. */
export async function listOpenSteps(db: Queryable, personId: string): Promise<OpenStep[]> {
  return db
    .selectFrom('next_step')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'next_step.enquiry_id')
    .select([
      'step_id as stepId',
      'next_step.enquiry_id as enquiryId',
      'kind',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('person_id', '=', personId)
    .where('state', '=', 'OPEN')
    .orderBy('starts_at')
    .orderBy('step_id')
    .execute();
}

/** The open step of this kind that begins first. */
export async function findOpenStep(
  db: Queryable,
  enquiryId: string,
  kind: StepKind,
): Promise<Span | undefined> {
  return db
    .selectFrom('next_step')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', kind)
    .where('state', '=', 'OPEN')
    .orderBy('starts_at')
    .executeTakeFirst();
}

/** A row as JSON, with its times as text. */
type StepJson = {
  readonly [Key in keyof StepRow]: StepRow[Key] extends Date
    ? string
    : Date extends StepRow[Key]
      ? string | null
      : StepRow[Key];
};

/** Of the first day a promised time outranks every plan. */
const FIRST = sql`order by (s.starts_at at time zone 'Europe/Berlin')::date, s.is_promised desc, s.starts_at, s.step_id`;

const openSteps = (condition: RawBuilder<unknown>) => sql`
  select s.step_id as "stepId", s.enquiry_id as "enquiryId", s.kind, s.cause, s.starts_at as "startsAt",
    s.ends_at as "endsAt", s.is_whole_day as "isWholeDay", s.is_promised as "isPromised", s.staff_id as "staffId",
    s.text, s.call_kind as "callKind", s.has_lapsed as "hasLapsed", s.held_until as "heldUntil",
    s.must_confirm as "mustConfirm", s.confirmed_at as "confirmedAt", s.visit_kind as "visitKind", s.showroom, s.changed_at as "changedAt"
  from next_step s
  where ${condition} and s.state = 'OPEN' ${FIRST}`;

/** The open steps of these persons, the first in front. */
export async function readOpenSteps(db: Queryable, personIds: readonly string[]): Promise<StepRow[]> {
  if (personIds.length === 0) return [];
  const ofPersons = sql`s.enquiry_id in (select enquiry_id from enquiry where person_id = any(${[...personIds]}))`;
  const { rows } = await sql<StepRow>`${openSteps(ofPersons)}`.execute(db);
  return rows;
}

/** One open step. */
export async function findOpenStepRow(db: Queryable, stepId: string): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`${openSteps(sql`s.step_id = ${stepId}`)}`.execute(db);
  return rows[0];
}

const ofPerson = (personId: string) =>
  openSteps(sql`s.enquiry_id in (select enquiry_id from enquiry where person_id = ${sql.ref(personId)})`);

/** The same as columns of another statement: all open steps of a person, and the first alone. */
export const openStepsOf = (personId: string) =>
  sql<StepJson[]>`coalesce((select jsonb_agg(to_jsonb(step)) from (${ofPerson(personId)}) as step), '[]')`;
export const firstStepOf = (personId: string) =>
  sql<StepJson | null>`(select to_jsonb(step) from (${ofPerson(personId)} limit 1) as step)`;

export function stepFromJson({
  startsAt,
  endsAt,
  changedAt,
  heldUntil,
  confirmedAt,
  ...step
}: StepJson): StepRow {
  const date = (time: string | null) => (time === null ? null : new Date(time));
  return {
    ...step,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    ...(changedAt && { changedAt: new Date(changedAt) }),
    heldUntil: date(heldUntil),
    confirmedAt: date(confirmedAt),
  };
}

/** The row of a planned step. */
function plannedRow(enquiryId: string, step: PlannedStep, now: Date): Insertable<Tables['next_step']> {
  const { kind, cause, startsAt, endsAt, isWholeDay, isPromised, staffId, text } = step;
  return {
    ...{ step_id: unguessableId(), enquiry_id: enquiryId, kind, state: 'OPEN' as const, cause, text },
    ...{ starts_at: startsAt, ends_at: endsAt, is_whole_day: isWholeDay, is_promised: isPromised },
    ...{ staff_id: staffId, created_at: now, changed_at: now },
  };
}

/** The same as part of another statement. */
export function insertionOfPlan(enquiryId: string, step: PlannedStep, now: Date): RawBuilder<unknown> {
  const row = plannedRow(enquiryId, step, now);
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return sql`insert into next_step (${names}) values (${sql.join(Object.values(row))})`;
}

export async function insertPlan(
  tx: Queryable,
  enquiryId: string,
  step: PlannedStep,
  now: Date,
): Promise<string> {
  const row = plannedRow(enquiryId, step, now);
  await tx.insertInto('next_step').values(row).execute();
  return row.step_id;
}

/** A call that was made keeps its time, its seat and its sequence: nobody is told of it. */
export async function endSteps(
  tx: Queryable,
  stepIds: readonly string[],
  state: 'DONE' | 'CANCELLED',
  now: Date,
): Promise<void> {
  if (stepIds.length === 0) return;
  await tx
    .updateTable('next_step')
    .set({ state, ended_at: now })
    .where('step_id', 'in', [...stepIds])
    .execute();
}

/** The rows of all steps of an enquiry's person, for undo. */
export async function readStepRows(tx: Queryable, enquiryId: string): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(step) as row
    from next_step step join enquiry using (enquiry_id)
    where person_id = (select person_id from enquiry where enquiry_id = ${enquiryId})
    order by step_id`.execute(tx);
  return rows.map(({ row }) => row);
}

/** Restores the rows. Steps that have come since are deleted. */
export async function putBackStepRows(
  tx: Queryable,
  enquiryId: string,
  rows: readonly object[],
): Promise<void> {
  await sql`
    delete from next_step where enquiry_id in (
      select other.enquiry_id from enquiry other join enquiry own using (person_id) where own.enquiry_id = ${enquiryId}
    )`.execute(tx);
  await sql`insert into next_step
    select * from jsonb_populate_recordset(null::next_step, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}
