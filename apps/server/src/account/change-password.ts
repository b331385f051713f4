import type { Customer } from '@funnel/domain/access/principal';
import { forgetAttempts } from '../credential/attempt.queries.ts';
import {
  inLane,
  isRightPassword,
  refuseWeakPassword,
  wrongCredentials,
} from '../credential/check-password.ts';
import { refuseTooMany } from '../credential/limit-attempts.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import type { Services } from '../services.ts';
import { findAccount, replacePassword } from './account.queries.ts';
import { passwordLimits } from './account-limits.ts';
import { deleteDevicesOf } from './device.queries.ts';
import { deleteSessionsOf } from './session.queries.ts';
import { keepSession, startSession } from './start-session.ts';
import { deleteTokensOf } from './token.queries.ts';

interface ChangePassword {
  readonly body: { readonly password: string; readonly newPassword: string };
  readonly by: Customer;
  readonly clientAddress: string;
  readonly session: BrowserSession;
}

/** Ends every session and forgets every known device. This browser gets a new session. */
export async function changePassword(services: Services, call: ChangePassword) {
  const { db, now, passwords, notifyCustomer } = services;
  const { accountId, email } = call.by;
  refuseWeakPassword(call.body.newPassword, email);
  const limits = await passwordLimits(services, { ...call, email });
  await refuseTooMany(services, call.clientAddress, limits.counted);
  const oldHash = (await findAccount(db, accountId))?.passwordHash;
  const newHash = await inLane(services, 'known', async () => {
    const isRight = await isRightPassword(passwords, oldHash, call.body.password);
    return isRight ? passwords.hash(call.body.newPassword) : undefined;
  });
  if (oldHash === undefined || newHash === undefined) throw wrongCredentials();

  const started = await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, { accountId, oldHash, newHash }))) throw wrongCredentials();
    await forgetAttempts(tx, limits.forgotten);
    await deleteSessionsOf(tx, accountId);
    await deleteDevicesOf(tx, accountId);
    await deleteTokensOf(tx, accountId, ['OPEN_SESSION']);
    await notifyCustomer(tx, { kind: 'PASSWORD_CHANGED', email }, now());
    return startSession(tx, { accountId, session: call.session, now: now() });
  });
  keepSession(call.session, started);
  return { data: { done: true as const } };
}
