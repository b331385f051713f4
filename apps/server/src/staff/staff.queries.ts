import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

const COLUMNS = [
  'staff_id as staffId',
  'email',
  'name',
  'role',
  'password_hash as passwordHash',
  'code_secret as codeSecret',
  'deactivated_at as deactivatedAt',
  'has_shortcuts as hasShortcuts',
] as const;

/** Undefined for unknown and deactivated staff. */
export async function findActiveStaff(db: Queryable, who: { staffId: string } | { email: string }) {
  const query = db.selectFrom('staff').select(COLUMNS).where('deactivated_at', 'is', null);
  return 'email' in who
    ? query.where('email', '=', who.email).executeTakeFirst()
    : query.where('staff_id', '=', who.staffId).executeTakeFirst();
}

/** The same as found before, locked until the transaction ends. Undefined if the password was changed in the meantime. */
export async function lockStaff(tx: Queryable, found: { staffId: string; passwordHash: string }) {
  return tx
    .selectFrom('staff')
    .select(['staff_id as staffId', 'code_secret as codeSecret'])
    .where('staff_id', '=', found.staffId)
    .where('password_hash', '=', found.passwordHash)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function isAnybodyStaff(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('staff').select('staff_id').limit(1).executeTakeFirst()) !== undefined;
}

/** Serialises concurrent set-ups until the transaction ends. */
export async function lockSetUp(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff set-up', 0))`.execute(tx);
}

interface Joining {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly passwordHash: string;
  readonly codeSecret: Buffer | null;
  readonly codeStep: number | null;
  readonly now: Date;
}

/**
 * Adds a member of staff, or gives the one with that address new credentials. The role of an active member does not
 * change: only an owner changes it, on purpose.
 */
export async function putStaff(tx: Queryable, joining: Joining) {
  const access = {
    name: joining.name,
    password_hash: joining.passwordHash,
    code_secret: joining.codeSecret,
    code_step: joining.codeStep,
  };
  return tx
    .insertInto('staff')
    .values({
      staff_id: joining.staffId,
      email: joining.email,
      role: joining.role,
      created_at: joining.now,
      ...access,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        ...access,
        role: sql`case when staff.deactivated_at is null then staff.role else excluded.role end`,
        deactivated_at: null,
      }),
    )
    .returning(['staff_id as staffId', 'role'])
    .executeTakeFirstOrThrow();
}

export async function listStaff(db: Queryable) {
  return db
    .selectFrom('staff')
    .select((row) => [
      'staff_id as staffId',
      'email',
      'name',
      'role',
      'deactivated_at as deactivatedAt',
      row('code_secret', 'is not', null).$castTo<boolean>().as('hasCodes'),
      row
        .selectFrom('staff_session')
        .select(({ fn }) => fn.max('seen_at').as('at'))
        .whereRef('staff_session.staff_id', '=', 'staff.staff_id')
        .as('seenAt'),
    ])
    .orderBy('name')
    .orderBy('staff_id')
    .execute();
}

/** The name of the member with this address, active or not, locked until the transaction ends. */
export async function lockStaffName(tx: Queryable, email: string) {
  return tx
    .selectFrom('staff')
    .select(['staff_id as staffId', 'name'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setStaffName(tx: Queryable, staffId: string, name: string): Promise<void> {
  await tx.updateTable('staff').set({ name }).where('staff_id', '=', staffId).execute();
}

export async function setStaffShortcuts(
  db: Queryable,
  staffId: string,
  hasShortcuts: boolean,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ has_shortcuts: hasShortcuts })
    .where('staff_id', '=', staffId)
    .execute();
}

/** By a mailed link. False if they have been deactivated in the meantime. */
export async function setStaffPassword(
  tx: Queryable,
  staffId: string,
  passwordHash: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('staff_id', '=', staffId)
    .where('deactivated_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False if the password was changed in the meantime. */
export async function replaceStaffPassword(
  db: Queryable,
  change: { staffId: string; oldHash: string; newHash: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('staff')
    .set({ password_hash: change.newHash })
    .where('staff_id', '=', change.staffId)
    .where('password_hash', '=', change.oldHash)
    .returning('staff_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Locks all active owners until the transaction ends, so that concurrent changes see each other. */
export async function lockOwners(tx: Queryable): Promise<string[]> {
  const owners = await tx
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  return owners.map((row) => row.staff_id);
}

export async function setStaffRole(tx: Queryable, staffId: string, role: StaffRole): Promise<void> {
  await tx.updateTable('staff').set({ role }).where('staff_id', '=', staffId).execute();
}

export async function setStaffDeactivated(tx: Queryable, staffId: string, now: Date): Promise<void> {
  await tx.updateTable('staff').set({ deactivated_at: now }).where('staff_id', '=', staffId).execute();
}

/** The addresses of these staff who are active. */
export async function emailsOfActive(db: Queryable, staffIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('email')
    .where('staff_id', 'in', staffIds)
    .where('deactivated_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
