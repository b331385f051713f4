import type { Queryable } from '../db/database.ts';
import { readRecoveryCode, stepOfCode } from './one-time-code.ts';
import { openCodeSecret } from './seal-code-secret.ts';
import { spendCodeStep, spendRecoveryCode } from './staff-code.queries.ts';

/** What the stored secret of a member of staff is encrypted for. */
export const codeSecretOf = (staffId: string) => `staff ${staffId}`;

interface Coded {
  readonly staffId: string;
  readonly codeSecret: Buffer;
}

/** Uses up a one-time code or a recovery code. Undefined if it is wrong or was used before. */
export async function spendCode(
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
