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
 * Call it when staff have entered or changed the address of an enquiry. The holder of an account with this address has
 * to confirm the enquiry by mail. Until then it is withheld: a typo would show a stranger name, number and files of
 * somebody else.
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
