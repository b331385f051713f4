import type { Customer, CustomerSession } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { findAccount, replacePassword } from './account.queries.ts';
import { forgetAttempts } from './attempt.queries.ts';
import { hashPassword, isRightPassword, refuseWeakPassword, wrongCredentials } from './check-password.ts';
import { refuseTooMany, signInLimits } from './limit-attempts.ts';
import { deleteSessionsOf } from './session.queries.ts';
import { SESSION_MAX_SECONDS, startSession } from './start-session.ts';
import { deleteTokensOf } from './token.queries.ts';

interface ChangePassword {
  readonly body: { readonly password: string; readonly newPassword: string };
  readonly customer: Customer;
  readonly clientAddress: string;
  readonly session: CustomerSession;
}

/** Every session ends; this browser gets a new one. */
export async function changePassword(services: Services, call: ChangePassword) {
  const { db, now, passwords, notifyCustomer } = services;
  const { accountId, email } = call.customer;
  refuseWeakPassword(call.body.newPassword, email);
  const { accountAndAddress } = signInLimits(services, email, call.clientAddress);
  await refuseTooMany(services, call.clientAddress, [accountAndAddress]);
  const oldHash = (await findAccount(db, accountId))?.passwordHash;
  const isRight = await isRightPassword(passwords, oldHash, call.body.password);
  if (oldHash === undefined || !isRight) throw wrongCredentials();
  const newHash = await hashPassword(passwords, call.body.newPassword);

  const token = await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, { accountId, oldHash, newHash }))) throw wrongCredentials();
    await forgetAttempts(tx, [accountAndAddress]);
    await deleteSessionsOf(tx, accountId);
    await deleteTokensOf(tx, accountId, ['OPEN_SESSION']);
    await notifyCustomer(tx, { kind: 'PASSWORD_CHANGED', email }, now());
    return startSession(tx, { accountId, formerToken: undefined, now: now() });
  });
  call.session.keep(token, SESSION_MAX_SECONDS);
  return { data: { done: true as const } };
}
