import { hash, type Options, verify } from '@node-rs/argon2';
import { limitAtOnce } from './limit-at-once.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** argon2id, the library's default kind, at 19 MiB, two passes, one lane. */
export const ARGON2_COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const satisfies Options;
export const AT_ONCE = { running: 4, waiting: 50 } as const;

/** 76 MiB at most, however many sign in at once. */
export function argon2Hasher(): PasswordHasher {
  const run = limitAtOnce(AT_ONCE);
  return {
    hash: (password) => run(() => hash(bytesOf(password), ARGON2_COST)),
    verify: (stored, password) => run(() => verify(stored, bytesOf(password))),
  };
}

/** The same characters are the same bytes on every keyboard; nothing is cut off. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}
