import { confirmPlacesOf } from '../appointment/confirm.queries.ts';
import type { Queryable } from '../db/database.ts';
import { makeConfirmed } from './account.queries.ts';
import { tokenOver } from './open-session.ts';
import { deleteTokensOf, spendTokenOf } from './token.queries.ts';

interface Confirmation {
  readonly account: { readonly accountId: string; readonly email: string };
  readonly token: string;
  readonly now: Date;
}

/** Confirms by the mailed token. The caller has proven to know the password of this account. */
export async function confirmAccount(tx: Queryable, { account, token, now }: Confirmation): Promise<void> {
  const { accountId } = account;
  const isMine = await spendTokenOf(tx, { purpose: 'CONFIRM_EMAIL', token, accountId, now });
  if (!isMine || !(await makeConfirmed(tx, account, now))) throw tokenOver();
  await confirmPlacesOf(tx, account.email, { now, actor: { kind: 'customer', id: accountId } });
  await deleteTokensOf(tx, accountId, ['CONFIRM_EMAIL', 'DISOWN_ACCOUNT']);
}
