import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** The rows of the call list for these enquiries, unordered. */
export async function readQueueRows(db: Queryable, enquiryIds: readonly string[], claimedSince: Date) {
  return db
    .selectFrom('enquiry as e')
    .leftJoin('appointment as a', (join) =>
      join.onRef('a.enquiry_id', '=', 'e.enquiry_id').on('a.called_at', 'is', null),
    )
    .leftJoin('call_claim as c', (join) =>
      join.onRef('c.enquiry_id', '=', 'e.enquiry_id').on('c.seen_at', '>', claimedSince),
    )
    .leftJoin('staff as s', 's.staff_id', 'c.staff_id')
    .select([
      'e.enquiry_id as enquiryId',
      'e.version',
      'e.status',
      'e.tries',
      'e.next_try_at as nextTryAt',
      'e.received_at as receivedAt',
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
      'e.entry as source',
      'e.suspicion',
      'e.is_rescued as isRescued',
      'e.vetted_at as vettedAt',
      'e.assignee',
      'a.state',
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
      'a.held_until as heldUntil',
      'a.must_confirm as mustConfirm',
      'a.confirmed_at as confirmedAt',
      'c.staff_id as claimedBy',
      'c.claimed_at as claimedAt',
      'c.seen_at as seenAt',
      's.name as claimedByName',
      sql<boolean>`exists (select from file f where f.kitchen_id = e.kitchen_id)`.as('hasFloorPlan'),
    ])
    .where(sql<boolean>`e.enquiry_id = any(${enquiryIds})`)
    .execute();
}

export type QueueRow = Awaited<ReturnType<typeof readQueueRows>>[number];
