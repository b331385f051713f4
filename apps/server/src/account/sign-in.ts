import { forgetAttempts, giveAttemptBack } from '../credential/attempt.queries.ts';
import { inLane, isRightPassword, wrongCredentials } from '../credential/check-password.ts';
import { rankOfStranger, refuseTooMany } from '../credential/limit-attempts.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import type { Services } from '../services.ts';
import { findAccount, findConfirmedAccount } from './account.queries.ts';
import { passwordLimits } from './account-limits.ts';
import { confirmAccount } from './confirm-account.ts';
import { keepSession, startSession } from './start-session.ts';
import { findAccountOfToken } from './token.queries.ts';

interface SignIn {
  readonly body: { readonly email: string; readonly password: string; readonly confirm?: string | undefined };
  readonly clientAddress: string;
  readonly session: BrowserSession;
}

/**
 * Signs in by password to the confirmed account of an address, or with the mailed token to the pending account of that
 * token. A pending account needs the token: otherwise a stranger could find out whether a confirmed one exists.
 */
export async function signIn(services: Services, { body, clientAddress, session }: SignIn) {
  const { db, now, passwords } = services;
  const limits = await passwordLimits(services, { email: body.email, clientAddress, session });
  const rank = limits.isKnown ? 'known' : await rankOfStranger(services, clientAddress, limits.counted);
  const account = await inLane(services, rank, async () => {
    await refuseTooMany(services, clientAddress, limits.counted);
    const found = (await findPendingAccount(services, body)) ?? (await findConfirmedAccount(db, body.email));
    const isRight = await isRightPassword(passwords, found?.passwordHash, body.password);
    return isRight ? found : undefined;
  });
  if (!account) throw wrongCredentials();

  const { accountId, email } = account;
  const started = await db.transaction().execute(async (tx) => {
    const confirmation = { account, token: body.confirm ?? '', now: now() };
    if (account.confirmedAt === null) await confirmAccount(tx, confirmation);
    await forgetAttempts(tx, limits.forgotten);
    for (const counted of limits.givenBack) await giveAttemptBack(tx, counted);
    return startSession(tx, { accountId, session, now: now() });
  });
  keepSession(session, started);
  return { data: { email, isConfirmed: true } };
}

async function findPendingAccount({ db, now }: Services, { email, confirm }: SignIn['body']) {
  if (confirm === undefined) return undefined;
  const accountId = await findAccountOfToken(db, 'CONFIRM_EMAIL', confirm, now());
  const account = accountId === undefined ? undefined : await findAccount(db, accountId);
  return account?.email === email ? account : undefined;
}
