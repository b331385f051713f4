import type { ContactChange, ContactValues } from '@funnel/domain/contact/contact-change';
import { splitName } from '@funnel/domain/contact/name';
import type { Queryable } from '../db/database.ts';

export async function readContact(tx: Queryable, enquiryId: string): Promise<ContactValues> {
  return tx
    .selectFrom('enquiry')
    .select([
      'salutation',
      'full_name as fullName',
      'email',
      'telephone_formatted as telephone',
      'postcode',
      'preferred_language as preferredLanguage',
    ])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
}

/** The new version. */
export async function storeContact(
  tx: Queryable,
  enquiryId: string,
  { salutation, fullName, email, telephone, postcode, preferredLanguage }: ContactChange,
): Promise<number> {
  const name = fullName === undefined ? undefined : splitName(fullName);
  const { version } = await tx
    .updateTable('enquiry')
    .set((row) => ({
      version: row('version', '+', 1),
      ...(salutation !== undefined && { salutation }),
      ...(name && { full_name: fullName, first_name: name.first, last_name: name.last }),
      ...(email !== undefined && { email }),
      ...(telephone !== undefined && { telephone_raw: telephone, telephone_formatted: telephone }),
      ...(postcode !== undefined && { postcode }),
      ...(preferredLanguage !== undefined && { preferred_language: preferredLanguage }),
    }))
    .where('enquiry_id', '=', enquiryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
