import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

/** With whoever it belongs to; undefined where that person may no longer sign in. */
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

export async function touchStaffSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ seen_at: now }).where('session_id', '=', sessionId).execute();
}

export async function deleteStaffSession(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('session_id', '=', sessionId).execute();
}
