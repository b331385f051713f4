import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** The most rows of each kind, as many as are shown of all: of more, those with the least time left. */
export const MOST_CALLS = 100;

/** Nobody has dealt with it yet. Of the same person one enquiry is called. */
const isOpen = sql`e.status in ('NEW', 'CONTACTED') and e.merged_into is null`;

/** What a promise follows from. */
const TIMES = [
  'e.next_try_at as nextTryAt',
  'e.received_at as receivedAt',
  'e.entry as source',
  'a.state',
  'a.starts_at as startsAt',
  'a.ends_at as endsAt',
  'a.held_until as heldUntil',
] as const;

interface DueQuestion {
  /** Before this, a promise that nobody kept is no longer a call of today. */
  readonly since: Date;
  /** The end of the day. */
  readonly until: Date;
  /** A claim that was seen before this is over. */
  readonly claimedSince: Date;
  readonly showroom: string | undefined;
}

/** Planned tries, booked and wished times, and those that wait for a first call. */
function dueIds({ since, until }: Pick<DueQuestion, 'since' | 'until'>) {
  return sql<{ enquiry_id: string }>`(
    (
      select e.enquiry_id from enquiry e
      where e.next_try_at between ${since} and ${until} and ${isOpen}
      order by e.next_try_at limit ${sql.lit(MOST_CALLS)}
    ) union (
      select e.enquiry_id from appointment a join enquiry e on e.enquiry_id = a.enquiry_id
      where a.starts_at between ${since} and ${until} and a.state in ('BOOKED', 'WISHED', 'LAPSED')
        and a.called_at is null and e.next_try_at is null and ${isOpen}
      order by a.starts_at limit ${sql.lit(MOST_CALLS)}
    ) union (
      select e.enquiry_id from enquiry e
      where e.status = 'NEW' and e.tries = 0 and e.merged_into is null and e.received_at > ${since} and e.next_try_at is null
        and not exists (
          select from appointment a where a.enquiry_id = e.enquiry_id and a.state <> 'CANCELLED'
        )
      order by e.received_at limit ${sql.lit(MOST_CALLS)}
    )
  )`;
}

/** Every enquiry with a call due today. */
export async function listDue(db: Queryable, { claimedSince, showroom, ...day }: DueQuestion) {
  return rowsOf(db, dueIds(day), claimedSince)
    .$if(showroom !== undefined, (query) => query.where('e.showroom', '=', showroom ?? ''))
    .execute();
}

/** The same, with nothing but what says when it is due. */
export async function listDueTimes(db: Queryable, day: Pick<DueQuestion, 'since' | 'until'>) {
  return db
    .selectFrom(dueIds(day).as('due'))
    .innerJoin('enquiry as e', 'e.enquiry_id', 'due.enquiry_id')
    .leftJoin('appointment as a', (join) =>
      join.onRef('a.enquiry_id', '=', 'e.enquiry_id').on('a.called_at', 'is', null),
    )
    .select(TIMES)
    .execute();
}

export type DueTimes = Awaited<ReturnType<typeof listDueTimes>>[number];

interface ClaimedQuestion {
  readonly staffId: string;
  readonly claimedSince: Date;
}

/** The call that somebody is on. It may be due on another day, or not at all. */
export async function listClaimed(db: Queryable, { staffId, claimedSince }: ClaimedQuestion) {
  const claimed = sql<{ enquiry_id: string }>`(
    select enquiry_id from call_claim where staff_id = ${staffId} and seen_at > ${claimedSince}
  )`;
  return rowsOf(db, claimed, claimedSince).execute();
}

function rowsOf(db: Queryable, ids: RawBuilder<{ enquiry_id: string }>, claimedSince: Date) {
  return db
    .selectFrom(ids.as('due'))
    .innerJoin('enquiry as e', 'e.enquiry_id', 'due.enquiry_id')
    .leftJoin('appointment as a', (join) =>
      join.onRef('a.enquiry_id', '=', 'e.enquiry_id').on('a.called_at', 'is', null),
    )
    .leftJoin('call_claim as c', (join) =>
      join.onRef('c.enquiry_id', '=', 'e.enquiry_id').on('c.seen_at', '>', claimedSince),
    )
    .leftJoin('staff as s', 's.staff_id', 'c.staff_id')
    .select([
      ...TIMES,
      'e.enquiry_id as enquiryId',
      'e.version',
      'e.status',
      'e.tries',
      'e.salutation',
      'e.full_name as fullName',
      'e.telephone_formatted as telephone',
      'e.email',
      'e.postcode',
      'e.preferred_language as preferredLanguage',
      'e.answers',
      sql<string | null>`e.tracking ->> 'utm_campaign'`.as('campaign'),
      'e.espl_value as estimateValue',
      'e.espl_percentile as estimatePercentile',
      'e.showroom',
      'e.suspicion',
      'e.is_rescued as isRescued',
      'e.vetted_at as vettedAt',
      'e.assignee',
      'c.staff_id as claimedBy',
      'c.claimed_at as claimedAt',
      'c.seen_at as seenAt',
      's.name as claimedByName',
      sql<boolean>`exists (select from file f where f.kitchen_id = e.kitchen_id)`.as('hasFloorPlan'),
    ]);
}

export type DueRow = Awaited<ReturnType<typeof listDue>>[number];

export async function countCallsSince(db: Queryable, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('call')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ended_at', '>=', since)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first call that is agreed for later: a planned try, or a booked or wished time. */
export async function findNextCall(
  db: Queryable,
  { after, showroom }: { readonly after: Date; readonly showroom: string | undefined },
): Promise<Date | null> {
  const inShowroom = showroom === undefined ? sql`true` : sql`e.showroom = ${showroom}`;
  const isAsked = sql`${isOpen} and ${inShowroom}`;
  const { rows } = await sql<{ nextAt: Date | null }>`
    select min(at) as "nextAt" from (
      (
        select e.next_try_at as at from enquiry e
        where e.next_try_at > ${after} and ${isAsked} order by e.next_try_at limit 1
      ) union all (
        select a.starts_at from appointment a join enquiry e on e.enquiry_id = a.enquiry_id
        where a.starts_at > ${after} and a.state in ('BOOKED', 'WISHED') and a.called_at is null
          and e.next_try_at is null and ${isAsked}
        order by a.starts_at limit 1
      )
    ) as agreed`.execute(db);
  return rows[0]?.nextAt ?? null;
}
