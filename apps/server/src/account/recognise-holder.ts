import type { AccountHolder } from '@funnel/domain/access/principal';
import { isSessionOver } from '@funnel/domain/account/account-rule';
import type { Services } from '../services.ts';
import { deleteSession, findSession, touchSession } from './session.queries.ts';

/** How stale the last activity may get. Updating it with every call would cost a write each time. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;

/** The account holder of a session token, if the session is still valid. */
export async function recogniseHolder(
  { db, now }: Services,
  token: string,
): Promise<AccountHolder | undefined> {
  const session = await findSession(db, token);
  if (!session) return undefined;
  if (isSessionOver(session, now())) {
    await deleteSession(db, token);
    return undefined;
  }
  if (now().getTime() - session.seenAt.getTime() >= TOUCH_AFTER_MS) await touchSession(db, token, now());
  const { accountId, email, confirmedAt } = session;
  return { kind: confirmedAt === null ? 'pending-customer' : 'customer', accountId, email };
}
