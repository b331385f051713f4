import type { Status } from '@funnel/domain/pipeline/status';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** More than a strip shows. */
const MOST_ENQUIRIES = sql.lit(20);

interface OwnEnquiry {
  readonly enquiryId: string;
  readonly receivedAt: string;
  readonly status: Status;
  readonly answers: Record<string, string>;
}

/** All enquiries of the person, the newest first. */
const enquiriesOf = sql<OwnEnquiry[]>`(
  select jsonb_agg(jsonb_build_object(
    'enquiryId', own.enquiry_id, 'receivedAt', own.received_at, 'status', own.status, 'answers', own.answers
  ) order by own.received_at desc)
  from (
    select * from enquiry other where other.person_id = e.person_id
    order by other.received_at desc limit ${MOST_ENQUIRIES}
  ) as own
)`;

/** The rows of the call list for these enquiries, unordered. */
export async function readQueueRows(db: Queryable, enquiryIds: readonly string[], claimedSince: Date) {
  return db
    .selectFrom('enquiry as e')
    .leftJoin('call_claim as c', (join) =>
      join.onRef('c.person_id', '=', 'e.person_id').on('c.seen_at', '>', claimedSince),
    )
    .leftJoin('staff as s', 's.staff_id', 'c.staff_id')
    .select([
      'e.enquiry_id as enquiryId',
      'e.person_id as personId',
      enquiriesOf.as('enquiries'),
      'e.version',
      'e.status',
      'e.tries',
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
      'c.staff_id as claimedBy',
      'c.claimed_at as claimedAt',
      'c.seen_at as seenAt',
      's.name as claimedByName',
      sql<boolean>`exists (select from file f where f.kitchen_id = e.kitchen_id and f.withdrawn_at is null)`.as(
        'hasFloorPlan',
      ),
    ])
    .where(sql<boolean>`e.enquiry_id = any(${enquiryIds})`)
    .execute();
}

export type QueueRow = Awaited<ReturnType<typeof readQueueRows>>[number];
