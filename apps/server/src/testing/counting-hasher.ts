import type { PasswordHasher } from '../outside/password/password-hasher.ts';

/** Counts the hashes. */
export function countingHasher(hasher: PasswordHasher) {
  const cost = { hashes: 0 };
  const passwords: PasswordHasher = {
    hash(password) {
      cost.hashes++;
      return hasher.hash(password);
    },
    verify(stored, password) {
      cost.hashes++;
      return hasher.verify(stored, password);
    },
  };
  return { cost, passwords };
}
