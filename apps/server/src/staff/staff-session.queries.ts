import { MAX_SESSIONS } from '@funnel/domain/account/account-rule';
import { STAFF_SESSION_IDLE_MS, STAFF_SESSION_MAX_MS } from '@funnel/domain/staff/staff-session';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

interface NewSession {
  readonly sessionId: string;
  readonly token: string;
  readonly staffId: string;
  readonly browser: string;
  readonly now: Date;
}

export async function insertStaffSession(tx: Queryable, session: NewSession): Promise<void> {
  await tx
    .insertInto('staff_session')
    .values({
      session_id: session.sessionId,
      token_hash: hashToken(session.token),
      staff_id: session.staffId,
      opened_at: session.now,
      seen_at: session.now,
      browser: session.browser,
    })
    .execute();
}

/** Deletes the least recently used ones, to make room for one more. Returns their ids. */
export async function makeRoomForStaffSession(tx: Queryable, staffId: string): Promise<string[]> {
  const unused = tx
    .selectFrom('staff_session')
    .select('session_id')
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('opened_at', 'desc')
    .orderBy('session_id')
    .offset(MAX_SESSIONS - 1);
  const ended = await tx
    .deleteFrom('staff_session')
    .where('session_id', 'in', unused)
    .returning('session_id')
    .execute();
  return ended.map((row) => row.session_id);
}

/** The session and its member of staff. Undefined if the session is unknown or the member is deactivated. */
export async function findStaffSession(db: Queryable, token: string) {
  return db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.staff_id', 'session.staff_id')
    .select([
      'session.session_id as sessionId',
      'session.opened_at as openedAt',
      'session.seen_at as seenAt',
      'staff.staff_id as staffId',
      'staff.email',
      'staff.role',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
}

export async function listStaffSessions(db: Queryable, staffId: string) {
  return db
    .selectFrom('staff_session')
    .select(['session_id as sessionId', 'opened_at as openedAt', 'seen_at as seenAt', 'browser'])
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id')
    .execute();
}

export async function touchStaffSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ seen_at: now }).where('session_id', '=', sessionId).execute();
}

export async function deleteStaffSession(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('session_id', '=', sessionId).execute();
}

/** False unless the session belongs to this member of staff. */
export async function deleteOwnStaffSession(
  db: Queryable,
  { staffId, sessionId }: { staffId: string; sessionId: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_session')
    .where('session_id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .returning('session_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteStaffSessionsOf(db: Queryable, staffId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
}

export async function deleteAllStaffSessions(db: Queryable): Promise<void> {
  await db.deleteFrom('staff_session').execute();
}

export async function deleteOverStaffSessions(db: Queryable, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('staff_session')
    .where((row) =>
      row.or([
        row('seen_at', '<=', before(STAFF_SESSION_IDLE_MS)),
        row('opened_at', '<=', before(STAFF_SESSION_MAX_MS)),
      ]),
    )
    .execute();
}
