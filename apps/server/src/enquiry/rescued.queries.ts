import { phoneDigits } from '@funnel/domain/contact/phone';
import { sql } from 'kysely';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

interface NewSecret {
  readonly enquiryId: string;
  readonly settleSecret: string;
  readonly now: Date;
}

/** Only the report that an enquiry was rescued from gives it a secret: a later one may come from anybody. */
export async function keepRescueSecret(
  tx: Queryable,
  { enquiryId, settleSecret, now }: NewSecret,
): Promise<void> {
  await sql`
    insert into rescue_secret (enquiry_id, secret_hash)
    select enquiry_id, ${hashToken(settleSecret)} from enquiry
    where enquiry_id = ${enquiryId} and is_rescued and received_at = ${now}
    on conflict do nothing`.execute(tx);
}

interface Arrived {
  readonly secret: string;
  readonly personal_email: string;
  readonly personal_telephone_raw: string;
}

/** The rescued enquiries that a tab has reported for this person. The secret works once. */
export async function takeReported(tx: Queryable, arrived: Arrived): Promise<readonly string[]> {
  const reported = await tx
    .selectFrom('rescue_secret')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'rescue_secret.enquiry_id')
    .select(['enquiry.enquiry_id as enquiryId', 'email', 'telephone_raw as telephone'])
    .where('secret_hash', '=', hashToken(arrived.secret))
    .execute();
  // Two empty values are no match.
  const isSame = (one: string, other: string) => one !== '' && one === other;
  const email = arrived.personal_email.toLowerCase();
  const phone = phoneDigits(arrived.personal_telephone_raw);
  const ids = reported
    .filter((row) => isSame(row.email.toLowerCase(), email) || isSame(phoneDigits(row.telephone), phone))
    .map(({ enquiryId }) => enquiryId);
  if (ids.length === 0) return [];
  const taken = await tx
    .deleteFrom('rescue_secret')
    .where('enquiry_id', 'in', ids)
    .returning('enquiry_id as enquiryId')
    .execute();
  return taken.map(({ enquiryId }) => enquiryId);
}

/** Whether a call or a meeting is agreed on. */
export async function hasAgreedTime(tx: Queryable, enquiryId: string): Promise<boolean> {
  const { rows } = await sql`
    select from appointment where enquiry_id = ${enquiryId} and state = 'BOOKED'
    union all select from visit where enquiry_id = ${enquiryId} and state = 'BOOKED'`.execute(tx);
  return rows.length > 0;
}
