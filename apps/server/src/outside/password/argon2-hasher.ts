import { hash, type Options, verify } from '@node-rs/argon2';
import type { PasswordHasher } from './password-hasher.ts';

/** argon2id, the library's default kind, at 19 MiB, two passes, one lane. */
export const ARGON2_COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } satisfies Options;

/** 19 MiB per hash. The lanes limit how many run at once. */
export const argon2Hasher = (cost = ARGON2_COST): PasswordHasher => ({
  hash: (password) => hash(bytesOf(password), cost),
  verify: (stored, password) => verify(stored, bytesOf(password)),
});

/** Normalised, so that the same characters are the same bytes on every keyboard. Nothing is truncated. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}
