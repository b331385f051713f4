import type { Enquiry } from '@funnel/domain/enquiry/enquiry-schema';
import type { Suspicion } from '@funnel/domain/enquiry/suspicion';
import { questions } from '@funnel/domain/question/questions';
import { TRACKING_KEYS } from '@funnel/domain/tracking/tracking';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface NewEnquiry {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly receivedAt: Date;
  readonly repeatKey: string | undefined;
  readonly requestHash: string;
  readonly suspicions: readonly Suspicion[];
  readonly enquiry: Omit<Enquiry, 'website' | 'fill_ms'>;
}

export async function insertEnquiry(db: Queryable, row: NewEnquiry): Promise<void> {
  const { enquiry } = row;
  await db
    .insertInto('enquiry')
    .values({
      enquiry_id: row.enquiryId,
      kitchen_id: row.kitchenId,
      received_at: row.receivedAt,
      entry: enquiry.entry ?? null,
      szid: enquiry.szid ?? null,
      salutation: enquiry.personal_salutation_english,
      full_name: enquiry.personal_full_name,
      first_name: enquiry.personal_first_name,
      last_name: enquiry.personal_last_name,
      preferred_language: enquiry.preferred_language,
      postcode: enquiry.personal_postcode,
      email: enquiry.personal_email,
      telephone_raw: enquiry.personal_telephone_raw,
      telephone_formatted: enquiry.personal_telephone_formatted,
      answers: JSON.stringify(pick(enquiry, [...questions.keys()])),
      tracking: JSON.stringify(pick(enquiry, TRACKING_KEYS)),
      espl_value: enquiry.espl_value ?? null,
      espl_percentile: enquiry.espl_percentile ?? null,
      operating_system: enquiry.operating_system ?? null,
      ip_address: enquiry.ip_address ?? null,
      raw_query: enquiry.raw_query ?? null,
      repeat_key: row.repeatKey ?? null,
      request_hash: row.requestHash,
      suspicion: [...row.suspicions],
    })
    .execute();
}

/**
 * The enquiry that this one repeats, if any. Holds a lock on the key until the transaction ends, so that two
 * first submissions at once cannot both find nothing.
 */
export async function findRepeatedEnquiry(db: Queryable, repeatKey: string, since: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${repeatKey}, 0))`.execute(db);
  return db
    .selectFrom('enquiry')
    .select(['enquiry_id as enquiryId', 'kitchen_id as kitchenId', 'request_hash as requestHash'])
    .where('repeat_key', '=', repeatKey)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
}

/** Whether it was new. */
export async function insertRevision(
  db: Queryable,
  revision: { enquiryId: string; requestHash: string; receivedAt: Date; enquiry: object },
): Promise<boolean> {
  const inserted = await db
    .insertInto('enquiry_revision')
    .values({
      enquiry_id: revision.enquiryId,
      request_hash: revision.requestHash,
      received_at: revision.receivedAt,
      data: JSON.stringify(revision.enquiry),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function pick<T extends object>(source: T, keys: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key))) as Partial<T>;
}
