import { Refusal } from '../http/refusal.ts';
import type { Rank } from '../outside/password/hash-lanes.ts';
import type { Services } from '../services.ts';
import { type Counted, readAttempts, takeAttempt } from './attempt.queries.ts';

/** Whether one more try is allowed. If so, it is counted. */
export async function mayTry(services: Services, counted: Counted): Promise<boolean> {
  return (await takeAttempt(services.db, [counted], services.now())) === 0;
}

/**
 * For a client without limits the network is not counted, since many people share it. Accounts are counted as always.
 */
export async function refuseTooMany(
  services: Services,
  clientAddress: string,
  limits: readonly Counted[],
): Promise<void> {
  const counted = countedFor(services, clientAddress, limits);
  if (counted.length > 0) refuseToWait(await takeAttempt(services.db, counted, services.now()));
}

/** Refuses a call over a limit before any work is done for it. Otherwise returns its priority. */
export async function rankOfStranger(
  services: Services,
  clientAddress: string,
  limits: readonly Counted[],
): Promise<Rank> {
  const counted = countedFor(services, clientAddress, limits);
  if (counted.length === 0) return 'unsuspected';
  const { waitMs, hasFailed } = await readAttempts(services.db, counted, services.now());
  refuseToWait(waitMs);
  return hasFailed ? 'suspected' : 'unsuspected';
}

function countedFor({ isUnlimited }: Services, clientAddress: string, limits: readonly Counted[]) {
  return isUnlimited(clientAddress) ? limits.filter(({ isOfNetwork }) => !isOfNetwork) : limits;
}

function refuseToWait(waitMs: number): void {
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', 'Please wait a while and try again.', undefined, retryAfterSeconds);
}
