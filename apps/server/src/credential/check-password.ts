import { isWeakPassword } from '@funnel/domain/account/weak-password';
import { Refusal } from '../http/refusal.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Rank } from '../outside/password/hash-lanes.ts';
import { HasherBusyError, type PasswordHasher } from '../outside/password/password-hasher.ts';
import type { Services } from '../services.ts';
import { tooMany } from './limit-attempts.ts';

const BUSY_SECONDS = 2;

export function refuseWeakPassword(password: string, email: string): void {
  if (isWeakPassword(password, email)) throw weakPassword();
}

export function weakPassword(): Refusal {
  return new Refusal('WEAK_PASSWORD', 'Choose a longer password, or one that is harder to guess.');
}

/** Against timing attacks: without an account a hash is made anyway, so the time does not show that there is none. */
export async function isRightPassword(
  hasher: PasswordHasher,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  if (stored !== undefined) return hasher.verify(stored, password);
  await hasher.hash(password);
  return false;
}

export function wrongCredentials(): Refusal {
  return new Refusal('WRONG_CREDENTIALS', 'E-mail and password do not belong together.');
}

/** Runs a hash in its lane: hashing is slow on purpose, and strangers must not delay known users. */
export async function inLane<T>(
  { hashLanes, logger }: Services,
  rank: Rank,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await hashLanes.run(rank, act);
  } catch (error) {
    if (!(error instanceof HasherBusyError)) throw error;
    tellSecurityEvent(logger, 'sign-in-crowded');
    throw tooMany(BUSY_SECONDS);
  }
}
