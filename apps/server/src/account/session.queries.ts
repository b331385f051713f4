import { MAX_SESSIONS, SESSION_IDLE_MS, SESSION_MAX_MS } from '@funnel/domain/account/account-rule';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

/** Deletes the least recently used ones, to make room for one more. Serialises concurrent sign-ins. */
export async function makeRoomForSession(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .selectFrom('customer_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  const unused = tx
    .selectFrom('customer_session')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('opened_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_SESSIONS - 1);
  await tx.deleteFrom('customer_session').where('token_hash', 'in', unused).execute();
}

export async function insertSession(
  db: Queryable,
  session: { token: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('customer_session')
    .values({
      token_hash: hashToken(session.token),
      account_id: session.accountId,
      opened_at: session.now,
      seen_at: session.now,
    })
    .execute();
}

export async function findSession(db: Queryable, token: string) {
  return db
    .selectFrom('customer_session as session')
    .innerJoin('customer_account as account', 'account.account_id', 'session.account_id')
    .select([
      'account.account_id as accountId',
      'account.email as email',
      'account.confirmed_at as confirmedAt',
      'session.opened_at as openedAt',
      'session.seen_at as seenAt',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export async function touchSession(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .updateTable('customer_session')
    .set({ seen_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.deleteFrom('customer_session').where('token_hash', '=', hashToken(token)).execute();
}

export async function deleteSessionsOf(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('customer_session').where('account_id', '=', accountId).execute();
}

export async function deleteAllSessions(db: Queryable): Promise<void> {
  await db.deleteFrom('customer_session').execute();
}

export async function deleteOverSessionsOf(db: Queryable, accountId: string, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('customer_session')
    .where('account_id', '=', accountId)
    .where((row) =>
      row.or([row('seen_at', '<=', before(SESSION_IDLE_MS)), row('opened_at', '<=', before(SESSION_MAX_MS))]),
    )
    .execute();
}
