import type { StoredCall } from '@funnel/domain/appointment/standing';
import { REACHED_OUTCOMES } from '@funnel/domain/call-queue/claim';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** At most this many calls of each kind are counted, those with the least time left. */
const MOST_CALLS = 100;

/** Open, and not merged into another enquiry of the same person. */
const isOpen = sql`e.status in ('NEW', 'CONTACTED') and e.merged_into is null`;

interface QueueQuestion {
  readonly tab: 'NOW' | 'LATER';
  /** Promises missed before this have left the queue. */
  readonly since: Date;
  /** Times agreed for after this are shown under LATER. */
  readonly soon: Date;
  readonly showroom: string | undefined;
}

/** The facts that a call's promise is computed from. */
export interface DueCall extends Omit<StoredCall, 'state'> {
  readonly enquiryId: string;
  readonly receivedAt: Date;
  readonly source: string | null;
  readonly nextTryAt: Date | null;
  readonly state: StoredCall['state'] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The calls of a tab with their sort keys alone: only the shown ones are read as a whole. */
export async function listDue(db: Queryable, question: QueueQuestion): Promise<DueCall[]> {
  const { rows } = await sql<DueCall>`
    select "enquiryId", "receivedAt", source, "nextTryAt", state, "startsAt", "endsAt", "heldUntil", "mustConfirm", "confirmedAt"
    from (${dueCalls(question)}) as due`.execute(db);
  return rows;
}

export async function countDue(db: Queryable, question: QueueQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (${countOf(question)}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const countOf = (question: QueueQuestion) => sql`select count(*)::int from (${dueCalls(question)}) as due`;

interface BesideQuestion extends Omit<QueueQuestion, 'tab'> {
  /** The tab that is counted. */
  readonly counted: QueueQuestion['tab'];
  /** The beginning of the day. */
  readonly today: Date;
  readonly staffId: string;
  /** Claims seen before this have expired. */
  readonly claimedSince: Date;
}

interface Beside {
  readonly others: number;
  /** The calls that were ended today, those where somebody was reached, and those that led to a meeting. */
  readonly done: number;
  readonly reached: number;
  readonly meetings: number;
  /** One's own claimed call. It may be due on another day, or not at all. */
  readonly claimedIds: readonly string[];
}

/** The counts beside the call list, in one statement. */
export async function readBeside(db: Queryable, question: BesideQuestion): Promise<Beside> {
  const { counted, today, staffId, claimedSince, showroom } = question;
  const ofShowroom =
    showroom === undefined
      ? sql``
      : sql`join enquiry e on e.enquiry_id = call.enquiry_id and e.showroom = ${showroom}`;
  const { rows } = await sql<Beside>`
    select done.*,
      (${countOf({ ...question, tab: counted })}) as others,
      array(
        select enquiry_id from call_claim where staff_id = ${staffId} and seen_at > ${claimedSince}
      ) as "claimedIds"
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

/** Planned tries, booked and wished times, and those that wait for a first call. No call is of two kinds. */
function dueCalls(question: QueueQuestion): RawBuilder<unknown> {
  const kinds = [plannedTries(question), agreedTimes(question)];
  // A first call is due at once: it is never under LATER.
  if (question.tab === 'NOW') kinds.push(firstCalls(question));
  return sql.join(kinds, sql` union all `);
}

/**
 * A time that is opaque to the query planner, so that it uses one generic plan for all times. Planning takes as long as
 * running.
 */
const unplanned = (time: Date) => sql`(select ${time}::timestamptz)`;

const isWithin = (time: RawBuilder<unknown>, { tab, since, soon }: QueueQuestion) =>
  tab === 'NOW'
    ? sql`${time} between ${unplanned(since)} and ${unplanned(soon)}`
    : sql`${time} > ${unplanned(soon)}`;

const isThere = ({ showroom }: QueueQuestion) =>
  showroom === undefined ? sql`true` : sql`e.showroom = ${showroom}`;

const MOST = sql.lit(MOST_CALLS);

function plannedTries(question: QueueQuestion) {
  return sql`(
    select e.enquiry_id as "enquiryId", e.received_at as "receivedAt", e.entry as source, e.next_try_at as "nextTryAt",
      null as state, null::timestamptz as "startsAt", null::timestamptz as "endsAt", null::timestamptz as "heldUntil",
      null::boolean as "mustConfirm", null::timestamptz as "confirmedAt"
    from enquiry e
    where ${isWithin(sql`e.next_try_at`, question)} and ${isOpen} and ${isThere(question)}
    order by e.next_try_at limit ${MOST}
  )`;
}

function agreedTimes(question: QueueQuestion) {
  return sql`(
    select e.enquiry_id, e.received_at, e.entry, null, a.state, a.starts_at, a.ends_at, a.held_until,
      a.must_confirm, a.confirmed_at
    from appointment a join enquiry e on e.enquiry_id = a.enquiry_id
    where ${isWithin(sql`a.starts_at`, question)} and a.state in ('BOOKED', 'WISHED', 'LAPSED')
      and a.called_at is null and e.next_try_at is null and ${isOpen} and ${isThere(question)}
    order by a.starts_at limit ${MOST}
  )`;
}

/** Looks for the appointment of each in turn: as a join, all appointments would be read. */
function firstCalls(question: QueueQuestion) {
  return sql`(
    select e.enquiry_id, e.received_at, e.entry, null, null, null, null, null, null, null
    from enquiry e left join lateral (
      select true as "isThere" from appointment a
      where a.enquiry_id = e.enquiry_id and a.state <> 'CANCELLED' limit 1
    ) as agreed on true
    where e.status = 'NEW' and e.tries = 0 and e.merged_into is null and e.received_at > ${unplanned(question.since)}
      and e.next_try_at is null and agreed."isThere" is null and ${isThere(question)}
    order by e.received_at limit ${MOST}
  )`;
}
