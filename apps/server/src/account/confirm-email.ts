import type { Customer } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { markConfirmed } from './account.queries.ts';
import { tokenOver } from './open-session.ts';
import { deleteTokensOf, spendTokenOf } from './token.queries.ts';

interface ConfirmEmail {
  readonly body: { readonly token: string };
  readonly customer: Customer;
}

/** Who knows the password has the mail too. Confirmed already: nothing happens. */
export async function confirmEmail({ db, now }: Services, { body, customer }: ConfirmEmail) {
  const { accountId, email } = customer;
  if (!customer.isConfirmed) {
    await db.transaction().execute(async (tx) => {
      const mine = { purpose: 'CONFIRM_EMAIL' as const, token: body.token, accountId, now: now() };
      if (!(await spendTokenOf(tx, mine))) throw tokenOver();
      await markConfirmed(tx, accountId, now());
      await deleteTokensOf(tx, accountId, ['CONFIRM_EMAIL', 'DISOWN_ACCOUNT']);
    });
  }
  return { data: { email, isConfirmed: true } };
}
