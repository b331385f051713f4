import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secret of one-time codes. `about` is authenticated: the result is useless for anything else. */
export async function sealCodeSecret(db: Queryable, secret: Buffer, about: string): Promise<Buffer> {
  return sealWith(await readSecret(db, 'staff-code'), secret, about);
}

/** Undefined if it was not encrypted by us, or not for this `about`. */
export async function openCodeSecret(
  db: Queryable,
  sealed: Buffer,
  about: string,
): Promise<Buffer | undefined> {
  return openWith(await readSecret(db, 'staff-code'), sealed, about);
}

export function sealWith(key: Buffer, secret: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function openWith(key: Buffer, sealed: Buffer, about: string): Buffer | undefined {
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
