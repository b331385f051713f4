import { SESSION_MAX_MS } from '@funnel/domain/account/account-rule';
import type { Queryable } from '../db/database.ts';
import { makeSecretToken } from './secret-token.ts';
import { deleteOverSessionsOf, deleteSession, insertSession } from './session.queries.ts';

export const SESSION_MAX_SECONDS = SESSION_MAX_MS / 1000;

/** A new token each time; the session that the browser had ends, whoever's it was. */
export async function startSession(
  tx: Queryable,
  { accountId, formerToken, now }: { accountId: string; formerToken: string | undefined; now: Date },
): Promise<string> {
  const token = makeSecretToken();
  if (formerToken !== undefined) await deleteSession(tx, formerToken);
  await deleteOverSessionsOf(tx, accountId, now);
  await insertSession(tx, { token, accountId, now });
  return token;
}
