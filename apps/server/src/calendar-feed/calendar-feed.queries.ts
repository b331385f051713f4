import { type Standing, type StoredCall, standingAt } from '@funnel/domain/appointment/standing';
import { type RawBuilder, sql } from 'kysely';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';
import { isHeld } from '../slot/slot.queries.ts';

/** The owner of a link. */
export type FeedOwner = { readonly staffId: string } | { readonly showroom: string };

interface NewFeed {
  readonly owner: FeedOwner;
  readonly token: string;
  readonly by: string;
  readonly now: Date;
}

/** Replaces an earlier link. */
export async function storeFeed(tx: Queryable, { owner, token, by, now }: NewFeed): Promise<void> {
  await deleteFeed(tx, owner);
  await tx
    .insertInto('calendar_feed')
    .values({
      token_hash: hashToken(token),
      ...columnsOf(owner),
      created_by: by,
      created_at: now,
      read_at: null,
    })
    .execute();
}

export async function deleteFeed(tx: Queryable, owner: FeedOwner): Promise<void> {
  const { staff_id, showroom } = columnsOf(owner);
  await tx
    .deleteFrom('calendar_feed')
    .where(sql<boolean>`(staff_id, showroom) is not distinct from (${staff_id}::text, ${showroom}::text)`)
    .execute();
}

export async function deleteAllFeeds(db: Queryable): Promise<void> {
  await db.deleteFrom('calendar_feed').execute();
}

function columnsOf(owner: FeedOwner) {
  return {
    staff_id: 'staffId' in owner ? owner.staffId : null,
    showroom: 'showroom' in owner ? owner.showroom : null,
  };
}

/** Serialises concurrent calls: both would insert a link of one showroom. */
export async function lockFeeds(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar feeds', 0))`.execute(tx);
}

export async function listFeeds(db: Queryable) {
  return db
    .selectFrom('calendar_feed')
    .select(['staff_id as staffId', 'showroom', 'created_at as createdAt', 'read_at as readAt'])
    .orderBy('showroom')
    .execute();
}

/** Looked up by hash. Links of deactivated staff do not work. */
export async function findFeed(db: Queryable, token: string) {
  return db
    .selectFrom('calendar_feed as f')
    .leftJoin('staff as s', 's.staff_id', 'f.staff_id')
    .select(['f.staff_id as staffId', 'f.showroom', 's.name', 'f.read_at as readAt'])
    .where('f.token_hash', '=', hashToken(token))
    .where('s.deactivated_at', 'is', null)
    .executeTakeFirst();
}

export async function noteFeedRead(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ read_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** An entry. It has only the last word of the customer's name. */
export interface FeedEntry {
  readonly id: string;
  readonly enquiryId: string;
  readonly kind: 'CALL' | 'SHOWROOM' | 'HOME' | 'VIDEO';
  readonly fullName: string;
  readonly showroom: string | null;
  readonly staffName: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly sequence: number;
  readonly changedAt: Date;
  readonly standing: Standing;
}

type FeedRow = Omit<FeedEntry, 'standing'> & StoredCall;

interface FeedSpan {
  readonly from: Date;
  readonly until: Date;
  readonly now: Date;
}

export async function listFeedEntries(
  db: Queryable,
  owner: FeedOwner,
  { from, until, now }: FeedSpan,
): Promise<readonly FeedEntry[]> {
  const calls: RawBuilder<unknown> =
    'staffId' in owner ? sql`e.assignee = ${owner.staffId}` : sql`e.showroom = ${owner.showroom}`;
  const visits: RawBuilder<unknown> =
    'staffId' in owner ? sql`v.planner = ${owner.staffId}` : sql`v.showroom = ${owner.showroom}`;
  const { rows } = await sql<FeedRow>`
    select a.appointment_id as id, e.enquiry_id as "enquiryId", 'CALL' as kind, e.full_name as "fullName",
      e.showroom, s.name as "staffName", a.starts_at as "startsAt", a.ends_at as "endsAt", a.sequence,
      a.changed_at as "changedAt", a.state, a.must_confirm as "mustConfirm", a.confirmed_at as "confirmedAt",
      a.held_until as "heldUntil"
    from appointment a join enquiry e using (enquiry_id) left join staff s on s.staff_id = e.assignee
    where ${calls} and ${isHeld(now)} and a.starts_at between ${from} and ${until}
    union all
    select v.visit_id, e.enquiry_id, v.kind, e.full_name, v.showroom, s.name, v.starts_at, v.ends_at, v.sequence, v.changed_at,
      v.state, false, null, null
    from visit v join enquiry e using (enquiry_id) left join staff s on s.staff_id = v.planner
    where ${visits} and v.state = 'BOOKED' and v.starts_at between ${from} and ${until}
    order by "startsAt", id`.execute(db);
  return rows.map(({ state, mustConfirm, confirmedAt, heldUntil, ...row }) => ({
    ...row,
    standing: standingAt({ state, mustConfirm, confirmedAt, heldUntil }, now),
  }));
}
