import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { isHeld } from '../slot/slot.queries.ts';

interface Span {
  readonly from: Date;
  readonly until: Date;
}

interface Whose {
  readonly showroom?: string | undefined;
  readonly staffId?: string | undefined;
  /** Claims seen before this have expired. */
  readonly claimedSince: Date;
}

/** The person who is called or met, as the desk shows them. */
const WHO = [
  'e.enquiry_id as enquiryId',
  'e.full_name as fullName',
  'e.telephone_formatted as telephone',
  'e.postcode',
  'e.answers',
  'e.suspicion',
  'e.is_rescued as isRescued',
  'e.vetted_at as vettedAt',
  's.staff_id as staffId',
  's.name as staffName',
  'c.staff_id as claimedBy',
  'c.claimed_at as claimedAt',
  'c.seen_at as seenAt',
  'claimer.name as claimedByName',
] as const;

/** Calls that were not cancelled, booked or wished. */
export async function listCalls(
  db: Queryable,
  { from, until }: Span,
  { showroom, staffId, claimedSince }: Whose,
) {
  return db
    .selectFrom('appointment as a')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'a.enquiry_id')
    .leftJoin('staff as s', 's.staff_id', 'e.assignee')
    .leftJoin('call_claim as c', (join) =>
      join.onRef('c.person_id', '=', 'e.person_id').on('c.seen_at', '>', claimedSince),
    )
    .leftJoin('staff as claimer', 'claimer.staff_id', 'c.staff_id')
    .select([
      ...WHO,
      'e.showroom',
      'a.kind',
      'a.state',
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
      'a.held_until as heldUntil',
      'a.must_confirm as mustConfirm',
      'a.confirmed_at as confirmedAt',
    ])
    .where('a.starts_at', '>=', from)
    .where('a.starts_at', '<', until)
    .where('a.state', '<>', 'CANCELLED')
    .$if(showroom !== undefined, (query) => query.where('e.showroom', '=', showroom ?? ''))
    .$if(staffId !== undefined, (query) => query.where('e.assignee', '=', staffId ?? ''))
    .orderBy('a.starts_at')
    .orderBy('a.enquiry_id')
    .execute();
}

/** The seats that calls hold, of all staff. */
export async function listHeldSeats(db: Queryable, { from, until }: Span, now: Date) {
  return db
    .selectFrom('appointment')
    .select(['seat', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .where(isHeld(now))
    .$narrowType<{ seat: number }>()
    .execute();
}

export async function listVisits(
  db: Queryable,
  { from, until }: Span,
  { showroom, staffId, claimedSince }: Whose,
) {
  return db
    .selectFrom('visit as v')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'v.enquiry_id')
    .leftJoin('staff as s', 's.staff_id', 'v.planner')
    .leftJoin('call_claim as c', (join) =>
      join.onRef('c.person_id', '=', 'e.person_id').on('c.seen_at', '>', claimedSince),
    )
    .leftJoin('staff as claimer', 'claimer.staff_id', 'c.staff_id')
    .select([
      ...WHO,
      'v.visit_id as visitId',
      'v.kind',
      'v.showroom',
      'v.starts_at as startsAt',
      'v.ends_at as endsAt',
    ])
    .where('v.starts_at', '>=', from)
    .where('v.starts_at', '<', until)
    .where('v.state', '=', 'BOOKED')
    .$if(showroom !== undefined, (query) => query.where('v.showroom', '=', showroom ?? ''))
    .$if(staffId !== undefined, (query) => query.where('v.planner', '=', staffId ?? ''))
    .orderBy('v.starts_at')
    .orderBy('v.visit_id')
    .execute();
}

/** Booked calls that are still to come. */
export async function listBookedCalls(db: Queryable, now: Date) {
  return db
    .selectFrom('appointment as a')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'a.enquiry_id')
    .select([
      'e.enquiry_id as enquiryId',
      'e.full_name as fullName',
      'e.telephone_formatted as telephone',
      sql<boolean>`e.email <> ''`.as('hasEmail'),
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
    ])
    .where('a.starts_at', '>', now)
    .where(isHeld(now))
    .orderBy('a.starts_at')
    .orderBy('a.enquiry_id')
    .execute();
}

/** Booked visits that are still to come, in this span. */
export async function listBookedVisits(db: Queryable, { from, until }: Span, now: Date) {
  return db
    .selectFrom('visit as v')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'v.enquiry_id')
    .select([
      'e.enquiry_id as enquiryId',
      'e.full_name as fullName',
      'e.telephone_formatted as telephone',
      'v.kind',
      'v.showroom',
      'v.starts_at as startsAt',
    ])
    .where('v.starts_at', '>', now)
    .where('v.starts_at', '>=', from)
    .where('v.starts_at', '<', until)
    .where('v.state', '=', 'BOOKED')
    .orderBy('v.starts_at')
    .orderBy('v.visit_id')
    .execute();
}

/** Serialises changes of the settings: of two at once, one would be lost. */
export async function lockHours(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hours', 0))`.execute(tx);
}
