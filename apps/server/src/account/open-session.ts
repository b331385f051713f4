import type { BrowserSession } from '../http/browser-session.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findAccount } from './account.queries.ts';
import { keepSession, startSession } from './start-session.ts';
import { spendToken } from './token.queries.ts';

interface OpenSession {
  readonly body: { readonly creds: string };
  readonly session: BrowserSession;
}

/** The one-time token of the activation opens one session. */
export async function openSession({ db, now }: Services, { body, session }: OpenSession) {
  const { account, started } = await db.transaction().execute(async (tx) => {
    const spent = await spendToken(tx, 'OPEN_SESSION', body.creds, now());
    const owner = spent?.accountId ? await findAccount(tx, spent.accountId) : undefined;
    if (!owner) throw tokenOver();
    const opened = { accountId: owner.accountId, session, now: now() };
    return { account: owner, started: await startSession(tx, opened) };
  });
  keepSession(session, started);
  return { data: { email: account.email, isConfirmed: account.confirmedAt !== null } };
}

export function tokenOver(): Refusal {
  return new Refusal('TOKEN_OVER', 'This link has been used or is over.');
}
