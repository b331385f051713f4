import type { Services } from '../services.ts';
import { deleteUnconfirmedAccount, insertDisownedKitchen } from './account.queries.ts';
import { tokenOver } from './open-session.ts';
import { spendToken } from './token.queries.ts';

/** 'That was not me': deletes the account. For its kitchen a new one can only be made by mail. */
export async function disownAccount({ db, now }: Services, { body }: { body: { token: string } }) {
  await db.transaction().execute(async (tx) => {
    const spent = await spendToken(tx, 'DISOWN_ACCOUNT', body.token, now());
    const gone = spent?.accountId ? await deleteUnconfirmedAccount(tx, spent.accountId) : undefined;
    if (!gone) throw tokenOver();
    if (gone.kitchenId !== null) await insertDisownedKitchen(tx, gone.kitchenId, now());
  });
  return { data: { done: true as const } };
}
