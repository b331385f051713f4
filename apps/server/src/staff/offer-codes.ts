import type { Queryable } from '../db/database.ts';
import type { Services } from '../services.ts';
import { describeCodeSecret, makeCodeSecret, stepOfCode } from './one-time-code.ts';
import { openCodeSecret, sealCodeSecret } from './seal-code-secret.ts';

/** Creates a secret for one-time codes. Nothing is stored: the client sends it back, encrypted, with the first code. */
export async function offerCodes({ db, settings }: Services, about: string, email: string) {
  const secret = makeCodeSecret();
  const sealed = await sealCodeSecret(db, secret, about);
  const { name } = settings.current().brand;
  return { ...describeCodeSecret(secret, name, email), sealed: sealed.toString('base64url') };
}

interface Taken {
  readonly sealed: string;
  readonly code: string;
  /** The same as when the secret was offered. */
  readonly about: string;
  readonly now: Date;
}

/** The offered secret, if the code is right. The time step of this code must not be reused. */
export async function takeOfferedCodes(db: Queryable, { sealed, code, about, now }: Taken) {
  const secret = await openCodeSecret(db, Buffer.from(sealed, 'base64url'), about);
  const step = secret && stepOfCode(secret, code, now);
  return secret && step !== undefined ? { secret, step } : undefined;
}
