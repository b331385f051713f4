import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';
import { signId, verifyId } from '../db/secret/signed-id.ts';

const SECRET = 'mailed-link';
/** Bound to the address: invalid for another address or another account. */
const purposeFor = (email: string) => `enquiry-of ${email}`;

/** For the link in a mail to the holder of this address. */
export async function withheldEnquiryToken(db: Queryable, enquiryId: string, email: string): Promise<string> {
  return signId(await readSecret(db, SECRET), purposeFor(email), enquiryId);
}

/** The enquiry of a link, if it was mailed to this address. */
export async function readWithheldToken(
  db: Queryable,
  token: string,
  email: string,
): Promise<string | undefined> {
  return verifyId(await readSecret(db, SECRET), purposeFor(email), token);
}

/** Whether an enquiry is withheld from the holder of this address. Undefined if it has another address. */
export async function lockWithheld(
  tx: Queryable,
  enquiryId: string,
  email: string,
): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('enquiry')
    .select('is_withheld')
    .where('enquiry_id', '=', enquiryId)
    .where(sql<string>`lower(email)`, '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.is_withheld;
}

export async function setWithheld(tx: Queryable, enquiryId: string, isWithheld: boolean): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set({ is_withheld: isWithheld })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}
