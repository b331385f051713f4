import { standingAt } from '@funnel/domain/appointment/standing';
import { sql } from 'kysely';
import { STORED_CALL } from '../appointment/appointment.queries.ts';
import type { Queryable } from '../db/database.ts';

/**
 * The enquiries of this address, newest first. The caller must have proven to own the address. Withheld enquiries are
 * left out.
 */
export async function listEnquiriesOf(db: Queryable, email: string) {
  return db
    .selectFrom('enquiry')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .where('is_withheld', '=', false)
    .orderBy('received_at', 'desc')
    .execute();
}

/** One enquiry of this address. */
export async function findEnquiryOf(db: Queryable, email: string, enquiryId: string) {
  return db
    .selectFrom('enquiry')
    .select(['enquiry_id as enquiryId', 'kitchen_id as kitchenId'])
    .where('enquiry_id', '=', enquiryId)
    .where(sql<string>`lower(email)`, '=', email)
    .where('is_withheld', '=', false)
    .executeTakeFirst();
}

/** The current state of the appointments. */
export async function listAppointmentsOf(db: Queryable, enquiryIds: readonly string[], now: Date) {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .selectFrom('appointment')
    .select(['enquiry_id as enquiryId', 'kind', 'starts_at as startsAt', 'ends_at as endsAt', ...STORED_CALL])
    .where('enquiry_id', 'in', enquiryIds)
    .execute();
  return rows.map((row) => ({ ...row, standing: standingAt(row, now) }));
}

/** The last call of the staff for each enquiry. Undone calls do not count. */
export async function listLastTriesOf(db: Queryable, enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return [];
  return db
    .selectFrom('call')
    .distinctOn('enquiry_id')
    .select(['enquiry_id as enquiryId', 'outcome', 'ended_at as endedAt'])
    .where('enquiry_id', 'in', enquiryIds)
    .where('undone_at', 'is', null)
    .orderBy('enquiry_id')
    .orderBy('ended_at', 'desc')
    .execute();
}

/** The enquiry that an account was made for in the funnel. */
export async function findEnquiryOfAccount(db: Queryable, accountId: string) {
  return db
    .selectFrom('customer_account as account')
    .innerJoin('enquiry', 'enquiry.kitchen_id', 'account.kitchen_id')
    .select(['enquiry.enquiry_id as enquiryId', 'enquiry.kitchen_id as kitchenId'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirst();
}
