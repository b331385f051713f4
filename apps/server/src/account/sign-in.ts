import type { CustomerSession } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { findAccountByEmail } from './account.queries.ts';
import { forgetAttempts, giveAttemptBack } from './attempt.queries.ts';
import { isRightPassword, wrongCredentials } from './check-password.ts';
import { refuseTooMany, signInLimits } from './limit-attempts.ts';
import { SESSION_MAX_SECONDS, startSession } from './start-session.ts';

interface SignIn {
  readonly body: { readonly email: string; readonly password: string };
  readonly clientAddress: string;
  readonly session: CustomerSession;
}

export async function signIn(services: Services, { body, clientAddress, session }: SignIn) {
  const { db, now, passwords } = services;
  const limits = signInLimits(services, body.email, clientAddress);
  await refuseTooMany(services, clientAddress, Object.values(limits));
  const account = await findAccountByEmail(db, body.email);
  const isRight = await isRightPassword(passwords, account?.passwordHash, body.password);
  if (!account || !isRight) throw wrongCredentials();

  const token = await db.transaction().execute(async (tx) => {
    await giveAttemptBack(tx, limits.address);
    // Only who reads the mailbox frees it: anybody can make an unconfirmed account for another address of it.
    if (account.confirmedAt) await forgetAttempts(tx, [limits.accountAndAddress, limits.account]);
    else {
      await giveAttemptBack(tx, limits.accountAndAddress);
      await giveAttemptBack(tx, limits.account);
    }
    return startSession(tx, { accountId: account.accountId, formerToken: session.token, now: now() });
  });
  session.keep(token, SESSION_MAX_SECONDS);
  return { data: { email: account.email, isConfirmed: account.confirmedAt !== null } };
}
