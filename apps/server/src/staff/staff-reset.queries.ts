import { STAFF_RESET_LIFE_MS } from '@funnel/domain/staff/staff-rule';
import { hashToken, makeSecretToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

/** Makes a one-time token and returns it; only its hash is stored. */
export async function issueStaffReset(db: Queryable, staffId: string, now: Date): Promise<string> {
  const token = makeSecretToken();
  await db.deleteFrom('staff_reset').where('expires_at', '<=', now).execute();
  await db
    .insertInto('staff_reset')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      expires_at: new Date(now.getTime() + STAFF_RESET_LIFE_MS),
    })
    .execute();
  return token;
}

/** Whose token it is, without using it up. Undefined for deactivated staff, too. */
export async function findStaffOfReset(db: Queryable, token: string, now: Date) {
  return db
    .selectFrom('staff_reset as reset')
    .innerJoin('staff', 'staff.staff_id', 'reset.staff_id')
    .select(['staff.staff_id as staffId', 'staff.email'])
    .where('reset.token_hash', '=', hashToken(token))
    .where('reset.expires_at', '>', now)
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a token up. Of two concurrent calls only one deletes the row. */
export async function spendStaffReset(tx: Queryable, token: string, now: Date): Promise<boolean> {
  const spent = await tx
    .deleteFrom('staff_reset')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteStaffResetsOf(tx: Queryable, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_reset').where('staff_id', '=', staffId).execute();
}

export async function deleteAllStaffResets(db: Queryable): Promise<void> {
  await db.deleteFrom('staff_reset').execute();
}
