import { REACHED_OUTCOMES } from '@funnel/domain/call-queue/claim';
import { QUEUED_KINDS } from '@funnel/domain/next-step/step';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** At most this many calls of a tab are sorted, those with the least time left. */
const MOST_CALLS = 200;

interface QueueQuestion {
  readonly tab: 'NOW' | 'LATER';
  /** Steps from after this are under LATER. */
  readonly soon: Date;
  readonly showroom: string | undefined;
}

/** What a call is sorted by. */
export interface DueCall {
  readonly personId: string;
  readonly enquiryId: string;
  readonly stepId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isPromised: boolean;
}

/** The steps of a tab with their sort keys alone: only the shown ones are read as a whole. */
export async function listDue(db: Queryable, question: QueueQuestion): Promise<DueCall[]> {
  const { rows } = await sql<DueCall>`
    select e.person_id as "personId", s.enquiry_id as "enquiryId", s.step_id as "stepId", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.is_promised as "isPromised"
    from ${dueSteps(question)}
    order by s.starts_at limit ${sql.lit(MOST_CALLS)}`.execute(db);
  return rows;
}

export async function countDue(db: Queryable, question: QueueQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (${countOf(question)}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** People, not steps: whoever is due now is called once. */
const countOf = (question: QueueQuestion) =>
  sql`select count(distinct e.person_id)::int from ${dueSteps(question)}`;

interface BesideQuestion extends Omit<QueueQuestion, 'tab'> {
  /** The beginning of the day. */
  readonly today: Date;
  readonly staffId: string;
  /** Claims seen before this have expired. */
  readonly claimedSince: Date;
}

interface Beside {
  readonly now: number;
  readonly later: number;
  /** The calls that were ended today, those where somebody was reached, and those that led to a meeting. */
  readonly done: number;
  readonly reached: number;
  readonly meetings: number;
  /** One's own claimed call. It may be due on another day, or not at all. */
  readonly claimed: readonly { readonly personId: string; readonly enquiryId: string }[];
}

/** The counts beside the call list, in one statement. */
export async function readBeside(db: Queryable, question: BesideQuestion): Promise<Beside> {
  const { today, staffId, claimedSince, showroom } = question;
  const ofShowroom =
    showroom === undefined
      ? sql``
      : sql`join enquiry e on e.enquiry_id = call.enquiry_id and e.showroom = ${showroom}`;
  const { rows } = await sql<Beside>`
    select done.*,
      (${countOf({ ...question, tab: 'NOW' })}) as now,
      (${countOf({ ...question, tab: 'LATER' })}) as later,
      coalesce((
        select jsonb_agg(jsonb_build_object('personId', person_id, 'enquiryId', enquiry_id))
        from call_claim where staff_id = ${staffId} and seen_at > ${claimedSince}
      ), '[]') as claimed
    from (
      select count(*)::int as done,
        count(*) filter (where outcome in (${sql.join(REACHED_OUTCOMES.map((code) => sql.lit(code)))}))::int as reached,
        count(*) filter (where visit_id is not null)::int as meetings
      from call ${ofShowroom}
      where ended_at >= ${today} and undone_at is null
    ) as done`.execute(db);
  const [beside] = rows;
  if (!beside) throw new Error('a count has no row');
  return beside;
}

/**
 * A time that is opaque to the query planner, so that it uses one generic plan for all times. Planning takes as long as
 * running.
 */
const unplanned = (time: Date) => sql`(select ${time}::timestamptz)`;

const QUEUED = sql.join(QUEUED_KINDS.map((kind) => sql.lit(kind)));
const isQueued = sql`s.state = 'OPEN' and s.kind in (${QUEUED})`;

/** Who asked for a call waits from the moment they asked. The index `next_step_due` has the same words. */
const dueFrom = sql`(case when s.kind in ('FIRST_CALL', 'WISH') then s.created_at else s.starts_at end)`;

/** A person is in one tab: with a step that is due, under NOW alone. */
function dueSteps({ tab, soon, showroom }: QueueQuestion): RawBuilder<unknown> {
  const isAt = (enquiry: RawBuilder<unknown>) =>
    showroom === undefined ? sql`true` : sql`${enquiry}.showroom = ${showroom}`;
  const isDue = sql`${dueFrom} <= ${unplanned(soon)}`;
  const steps = sql`next_step s join enquiry e on e.enquiry_id = s.enquiry_id where ${isQueued} and ${isAt(sql`e`)}`;
  return tab === 'NOW'
    ? sql`${steps} and ${isDue}`
    : sql`${steps} and not ${isDue} and e.person_id not in (
        select due.person_id from next_step s join enquiry due on due.enquiry_id = s.enquiry_id 
        where ${isQueued} and ${isDue} and ${isAt(sql`due`)}
      )`;
}
