import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

/** Marks the time step of a code as used. False if it or a later one was used before: of two concurrent calls one succeeds. */
export async function spendCodeStep(tx: Queryable, staffId: string, step: number): Promise<boolean> {
  const spent = await tx
    .updateTable('staff')
    .set({ code_step: step })
    .where('staff_id', '=', staffId)
    .where((row) => row.or([row('code_step', 'is', null), row('code_step', '<', step)]))
    .returning('staff_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function setCodeSecret(
  tx: Queryable,
  staffId: string,
  code: { secret: Buffer; step: number } | undefined,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ code_secret: code?.secret ?? null, code_step: code?.step ?? null })
    .where('staff_id', '=', staffId)
    .execute();
}

/** All encrypted secrets, locked until the transaction ends. */
export async function lockCodeSecrets(tx: Queryable) {
  return tx
    .selectFrom('staff')
    .select(['staff_id as staffId', 'code_secret as sealed'])
    .where('code_secret', 'is not', null)
    .$narrowType<{ sealed: Buffer }>()
    .forUpdate()
    .execute();
}

export async function replaceCodeSecret(tx: Queryable, staffId: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('staff').set({ code_secret: sealed }).where('staff_id', '=', staffId).execute();
}

/** Replaces all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  staffId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  if (codes.length === 0) return;
  const rows = codes.map((code) => ({ staff_id: staffId, code_hash: hashToken(code) }));
  await tx.insertInto('staff_recovery_code').values(rows).execute();
}

export async function spendRecoveryCode(tx: Queryable, staffId: string, code: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashToken(code))
    .returning('staff_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Queryable, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
