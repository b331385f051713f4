import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { isHeld } from '../slot/slot.queries.ts';

interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Calls that were not cancelled, booked or wished. */
export async function listCalls(db: Queryable, { from, until }: Span) {
  return db
    .selectFrom('appointment as a')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'a.enquiry_id')
    .select([
      'a.enquiry_id as enquiryId',
      'e.full_name as fullName',
      'a.kind',
      'a.state',
      'a.seat',
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
      'a.held_until as heldUntil',
    ])
    .where('a.starts_at', '>=', from)
    .where('a.starts_at', '<', until)
    .where('a.state', '<>', 'CANCELLED')
    .orderBy('a.starts_at')
    .orderBy('a.enquiry_id')
    .execute();
}

export async function listVisits(db: Queryable, { from, until }: Span, showroom: string | undefined) {
  return db
    .selectFrom('visit as v')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'v.enquiry_id')
    .leftJoin('staff as s', 's.staff_id', 'v.planner')
    .select([
      'v.visit_id as visitId',
      'v.enquiry_id as enquiryId',
      'e.full_name as fullName',
      'v.kind',
      'v.showroom',
      's.name as planner',
      'v.starts_at as startsAt',
      'v.ends_at as endsAt',
    ])
    .where('v.starts_at', '>=', from)
    .where('v.starts_at', '<', until)
    .where('v.state', '=', 'BOOKED')
    .$if(showroom !== undefined, (query) => query.where('v.showroom', '=', showroom ?? ''))
    .orderBy('v.starts_at')
    .orderBy('v.visit_id')
    .execute();
}

/** Booked calls that are still to come, in this span. */
export async function listBookedCalls(db: Queryable, { from, until }: Span, now: Date) {
  return db
    .selectFrom('appointment as a')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'a.enquiry_id')
    .select(['a.enquiry_id as enquiryId', 'e.full_name as fullName', 'a.starts_at as startsAt'])
    .where('a.starts_at', '>=', from < now ? now : from)
    .where('a.starts_at', '<', until)
    .where(isHeld(now))
    .orderBy('a.starts_at')
    .execute();
}

/** Two changes of the settings at once would lose one. */
export async function lockHours(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hours', 0))`.execute(tx);
}
