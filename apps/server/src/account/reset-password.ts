import { confirmPlacesOf } from '../appointment/confirm.queries.ts';
import { forgetAttempts } from '../credential/attempt.queries.ts';
import { inLane, refuseWeakPassword } from '../credential/check-password.ts';
import { mayTry, refuseTooMany } from '../credential/limit-attempts.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import type { Services } from '../services.ts';
import { setPasswordByMail } from './account.queries.ts';
import { resetLimits, signInLimits } from './account-limits.ts';
import { deleteDevicesOf } from './device.queries.ts';
import { tokenOver } from './open-session.ts';
import { KNOWN_DEVICE_SECONDS, rememberDevice } from './remember-device.ts';
import { deleteSessionsOf } from './session.queries.ts';
import { deleteResetTokensOf, deleteTokensOf, findResetEmail, spendToken } from './token.queries.ts';

interface ResetRequest {
  readonly body: { readonly email: string };
  readonly clientAddress: string;
}

/**
 * Queues the request for any address. Whether the address is known is checked only when the mail is made. So neither
 * the answer nor its timing allows user enumeration.
 */
export async function requestPasswordReset(services: Services, { body, clientAddress }: ResetRequest) {
  const { db, now, notifyCustomer } = services;
  const limits = resetLimits(services, body.email, clientAddress);
  await refuseTooMany(services, clientAddress, [limits.address]);
  if (await mayTry(services, limits.email)) {
    const notice = { kind: 'RESET_REQUESTED', email: body.email } as const;
    await db.transaction().execute((tx) => notifyCustomer(tx, notice, now()));
  }
  return { data: { done: true as const } };
}

interface Reset {
  readonly body: { readonly token: string; readonly password: string };
  readonly clientAddress: string;
  readonly session: BrowserSession;
}

/**
 * A person with the mail sets the password and ends all sessions. Only this browser stays known: it can sign in however
 * many strangers guess.
 */
export async function resetPassword(services: Services, { body, clientAddress, session }: Reset) {
  const { db, now, passwords, notifyCustomer } = services;
  const email = await findResetEmail(db, body.token, now());
  if (email === undefined) throw tokenOver();
  refuseWeakPassword(body.password, email);
  const passwordHash = await inLane(services, 'known', () => passwords.hash(body.password));
  const deviceToken = await db.transaction().execute(async (tx) => {
    if (!(await spendToken(tx, 'RESET_PASSWORD', body.token, now()))) throw tokenOver();
    const changed = { accountId: unguessableId(), email, passwordHash, now: now() };
    const accountId = await setPasswordByMail(tx, changed);
    await confirmPlacesOf(tx, email, { now: now(), actor: { kind: 'customer', id: accountId } });
    await deleteSessionsOf(tx, accountId);
    await deleteDevicesOf(tx, accountId);
    await deleteTokensOf(tx, accountId, ['OPEN_SESSION', 'CONFIRM_EMAIL', 'DISOWN_ACCOUNT']);
    await deleteResetTokensOf(tx, email);
    const { account, accountAndAddress } = signInLimits(services, email, clientAddress);
    await forgetAttempts(tx, [account, accountAndAddress]);
    await notifyCustomer(tx, { kind: 'PASSWORD_CHANGED', email }, now());
    return rememberDevice(tx, { accountId, formerToken: session.deviceToken, now: now() });
  });
  session.keepDevice(deviceToken, KNOWN_DEVICE_SECONDS);
  return { data: { done: true as const } };
}
