import { accountEmail } from '@funnel/domain/account/account-rule';
import type { Queryable } from '../db/database.ts';
import type { Services } from '../services.ts';
import { findConfirmedAccount } from './account.queries.ts';
import { setWithheld } from './withheld-enquiry.queries.ts';

interface Written {
  readonly enquiryId: string;
  readonly email: string;
  readonly now: Date;
}

/**
 * To be called when staff have entered or changed the address of an enquiry. An account with this address is asked by
 * mail whether the enquiry is theirs, and does not see it before: a typo would show a stranger name, number and files
 * of somebody else.
 */
export async function withholdEnquiry(
  tx: Queryable,
  { notifyCustomer }: Pick<Services, 'notifyCustomer'>,
  { enquiryId, email: written, now }: Written,
): Promise<void> {
  const email = accountEmail(written);
  const isWithheld = (await findConfirmedAccount(tx, email)) !== undefined;
  await setWithheld(tx, enquiryId, isWithheld);
  if (isWithheld) await notifyCustomer(tx, { kind: 'ENQUIRY_TO_CONFIRM', email, enquiryId }, now);
}
