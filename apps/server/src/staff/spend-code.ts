import { staffActor } from '@funnel/domain/event/actor';
import type { Queryable } from '../db/database.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { readRecoveryCode, stepOfCode } from './one-time-code.ts';
import { openCodeSecret } from './seal-code-secret.ts';
import { spendCodeStep, spendRecoveryCode } from './staff-code.queries.ts';

/** Binds an encrypted secret to its staff member. */
export const codeSecretOf = (staffId: string) => `staff ${staffId}`;

interface Coded {
  readonly staffId: string;
  readonly codeSecret: Buffer;
}

/** Consumes a one-time code or a recovery code. Undefined if it is wrong or was used before. */
async function spendCode(
  tx: Queryable,
  { staffId, codeSecret }: Coded,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const secret = await openCodeSecret(tx, codeSecret, codeSecretOf(staffId));
  const step = secret && stepOfCode(secret, code, now);
  if (step !== undefined) return (await spendCodeStep(tx, staffId, step)) ? 'app' : undefined;
  return (await spendRecoveryCode(tx, staffId, readRecoveryCode(code))) ? 'recovery' : undefined;
}

interface MaybeCoded {
  readonly staffId: string;
  readonly codeSecret: Buffer | null;
}

/** Whether the code is right, if one is required. Consumes it, and logs the use of a recovery code. */
export async function passesCode(
  tx: Queryable,
  { staffId, codeSecret }: MaybeCoded,
  code: string | undefined,
  now: Date,
): Promise<boolean> {
  if (codeSecret === null) return true;
  const spent = code === undefined ? undefined : await spendCode(tx, { staffId, codeSecret }, code, now);
  if (spent === 'recovery') {
    const event = { type: 'staff.recovery-code-used', actor: staffActor(staffId), happenedAt: now } as const;
    await recordStaffEvent(tx, { ...event, data: { staffId } });
  }
  return spent !== undefined;
}
