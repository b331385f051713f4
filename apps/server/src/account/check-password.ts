import { isWeakPassword } from '@funnel/domain/account/weak-password';
import { Refusal } from '../http/refusal.ts';
import { HasherBusyError, type PasswordHasher } from '../outside/password/password-hasher.ts';
import { tooMany } from './limit-attempts.ts';

const BUSY_SECONDS = 2;

export function refuseWeakPassword(password: string, email: string): void {
  if (isWeakPassword(password, email)) {
    throw new Refusal('WEAK_PASSWORD', 'Choose a longer password, or one that is harder to guess.');
  }
}

export function hashPassword(hasher: PasswordHasher, password: string): Promise<string> {
  return refusedWhenBusy(hasher.hash(password));
}

/** Without an account a hash is made all the same: the time of the answer must not tell that there is none. */
export async function isRightPassword(
  hasher: PasswordHasher,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  if (stored !== undefined) return refusedWhenBusy(hasher.verify(stored, password));
  await refusedWhenBusy(hasher.hash(password));
  return false;
}

export function wrongCredentials(): Refusal {
  return new Refusal('WRONG_CREDENTIALS', 'E-mail and password do not belong together.');
}

async function refusedWhenBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof HasherBusyError ? tooMany(BUSY_SECONDS) : error;
  }
}
