import type { CustomerSession } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { findAccount, findConfirmedAccount } from './account.queries.ts';
import { forgetAttempts, giveAttemptBack } from './attempt.queries.ts';
import { isRightPassword, wrongCredentials } from './check-password.ts';
import { confirmAccount } from './confirm-account.ts';
import { refuseTooMany, signInLimits } from './limit-attempts.ts';
import { SESSION_MAX_SECONDS, startSession } from './start-session.ts';
import { findAccountOfToken } from './token.queries.ts';

interface SignIn {
  readonly body: { readonly email: string; readonly password: string; readonly confirm?: string | undefined };
  readonly clientAddress: string;
  readonly session: CustomerSession;
}

/**
 * By password for the confirmed account of an address; with the mailed token for the account that the token confirms. One
 * that waits for its mail cannot be signed in to without: that would tell a stranger whether there is another.
 */
export async function signIn(services: Services, { body, clientAddress, session }: SignIn) {
  const { db, now, passwords } = services;
  const limits = signInLimits(services, body.email, clientAddress);
  await refuseTooMany(services, clientAddress, Object.values(limits));
  const account = (await findPendingAccount(services, body)) ?? (await findConfirmedAccount(db, body.email));
  const isRight = await isRightPassword(passwords, account?.passwordHash, body.password);
  if (!account || !isRight) throw wrongCredentials();

  const { accountId, email } = account;
  const token = await db.transaction().execute(async (tx) => {
    const confirmation = { account, token: body.confirm ?? '', now: now() };
    if (account.confirmedAt === null) await confirmAccount(tx, confirmation);
    await forgetAttempts(tx, [limits.accountAndAddress, limits.account]);
    await giveAttemptBack(tx, limits.address);
    return startSession(tx, { accountId, formerToken: session.token, now: now() });
  });
  session.keep(token, SESSION_MAX_SECONDS);
  return { data: { email, isConfirmed: true } };
}

async function findPendingAccount({ db, now }: Services, { email, confirm }: SignIn['body']) {
  if (confirm === undefined) return undefined;
  const accountId = await findAccountOfToken(db, 'CONFIRM_EMAIL', confirm, now());
  const account = accountId === undefined ? undefined : await findAccount(db, accountId);
  return account?.email === email ? account : undefined;
}
