import type { AccountHolder } from '@funnel/domain/access/principal';
import type { Services } from '../services.ts';
import { confirmAccount } from './confirm-account.ts';

interface ConfirmEmail {
  readonly body: { readonly token: string };
  readonly by: AccountHolder;
}

/** The caller is signed in by password and now has the mail too. For a confirmed account this does nothing. */
export async function confirmEmail({ db, now }: Services, { body, by }: ConfirmEmail) {
  if (by.kind === 'pending-customer') {
    const confirmation = { account: by, token: body.token, now: now() };
    await db.transaction().execute((tx) => confirmAccount(tx, confirmation));
  }
  return { data: { email: by.email, isConfirmed: true } };
}
