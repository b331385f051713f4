import type { Language } from '@funnel/domain/text/text';
import type { Queryable } from '../db/database.ts';
import type { CustomerNotice } from '../event/customer-mail-job.ts';
import { findAccount, findConfirmedAccount, findLatestEnquiryOf } from './account.queries.ts';
import { issueAccountToken, issueResetToken } from './token.queries.ts';
import { lockWithheld, withheldEnquiryToken } from './withheld-enquiry.queries.ts';

export interface CustomerMail {
  readonly to: string;
  readonly language: Language;
  readonly kind: CustomerNotice['kind'] | 'ALREADY_ACTIVE';
  /** For the links of this mail. Each is in the fragment (`#`), which reaches no server and no log. */
  readonly tokens: {
    readonly confirm?: string;
    readonly disown?: string;
    readonly reset?: string;
    readonly enquiry?: string;
  };
}

/**
 * The content of the mail with fresh links, or undefined if the mail is obsolete. Called in its own transaction when
 * the mail is made. A retry makes a second set of valid links.
 */
export async function prepareCustomerMail(
  tx: Queryable,
  { kind, email, accountId, enquiryId }: CustomerNotice,
  now: Date,
): Promise<CustomerMail | undefined> {
  const account = await findConfirmedAccount(tx, email);
  const enquiry = await findLatestEnquiryOf(tx, email);
  const mail = { to: email, kind, language: enquiry?.preferredLanguage === 'EN' ? 'en' : 'de' } as const;
  if (kind === 'ACCOUNT_DELETED') return { ...mail, tokens: {} };
  if (kind === 'RESET_REQUESTED') {
    return account || enquiry
      ? { ...mail, tokens: { reset: await issueResetToken(tx, email, now) } }
      : undefined;
  }
  if (kind === 'PASSWORD_CHANGED') return account && { ...mail, tokens: {} };
  if (kind === 'ENQUIRY_TO_CONFIRM') {
    if (!account || enquiryId === undefined || !(await lockWithheld(tx, enquiryId, email))) return undefined;
    return { ...mail, tokens: { enquiry: await withheldEnquiryToken(tx, enquiryId, email) } };
  }
  const made = accountId === undefined ? undefined : await findAccount(tx, accountId);
  if (!accountId || made?.confirmedAt !== null) return undefined;
  if (account) {
    return { ...mail, kind: 'ALREADY_ACTIVE', tokens: { reset: await issueResetToken(tx, email, now) } };
  }
  const confirm = await issueAccountToken(tx, { purpose: 'CONFIRM_EMAIL', accountId, now });
  const disown = await issueAccountToken(tx, { purpose: 'DISOWN_ACCOUNT', accountId, now });
  return { ...mail, tokens: { confirm, disown } };
}
