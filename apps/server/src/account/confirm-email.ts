import type { Customer } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { confirmAccount } from './confirm-account.ts';

interface ConfirmEmail {
  readonly body: { readonly token: string };
  readonly customer: Customer;
}

/** Who knows the password has the mail too. Confirmed already: nothing happens. */
export async function confirmEmail({ db, now }: Services, { body, customer }: ConfirmEmail) {
  if (!customer.isConfirmed) {
    const confirmation = { account: customer, token: body.token, now: now() };
    await db.transaction().execute((tx) => confirmAccount(tx, confirmation));
  }
  return { data: { email: customer.email, isConfirmed: true } };
}
