import type { Customer } from '@funnel/domain/access/principal';
import type { Actor } from '@funnel/domain/event/actor';
import { forgetAttempts } from '../credential/attempt.queries.ts';
import { inLane, isRightPassword, wrongCredentials } from '../credential/check-password.ts';
import { refuseTooMany } from '../credential/limit-attempts.ts';
import { announce } from '../event/announce.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import type { Services } from '../services.ts';
import { deleteAccountRow, findAccount, listEnquiryIdsOf } from './account.queries.ts';
import { passwordLimits } from './account-limits.ts';
import { deleteResetTokensOf } from './token.queries.ts';

interface DeleteAccount {
  readonly body: { readonly password: string };
  readonly by: Customer;
  readonly actor: Actor;
  readonly clientAddress: string;
  readonly session: BrowserSession;
}

/** The enquiries stay as the retailer's records. The retailer gets an event for each. */
export async function deleteAccount(services: Services, call: DeleteAccount) {
  const { db, now, passwords, notifyCustomer } = services;
  const { accountId, email } = call.by;
  const limits = await passwordLimits(services, { ...call, email });
  await refuseTooMany(services, call.clientAddress, limits.counted);
  const account = await findAccount(db, accountId);
  const isRight = await inLane(services, 'known', () =>
    isRightPassword(passwords, account?.passwordHash, call.body.password),
  );
  if (!isRight) throw wrongCredentials();

  await db.transaction().execute(async (tx) => {
    await deleteAccountRow(tx, accountId);
    await deleteResetTokensOf(tx, email);
    await forgetAttempts(tx, limits.forgotten);
    for (const enquiryId of await listEnquiryIdsOf(tx, email))
      await announce(tx, { type: 'account.deleted', enquiryId, actor: call.actor, happenedAt: now() });
    await notifyCustomer(tx, { kind: 'ACCOUNT_DELETED', email }, now());
  });
  call.session.forget();
  call.session.forgetDevice();
  return { data: { done: true as const } };
}
