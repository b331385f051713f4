import { Refusal } from '../http/refusal.ts';
import type { Rank } from '../outside/password/hash-lanes.ts';
import type { Services } from '../services.ts';
import { type Counted, readAttempts, takeAttempt } from './attempt.queries.ts';

/** Whether one more may be tried; it is counted then. */
export async function mayTry(services: Services, counted: Counted): Promise<boolean> {
  return (await takeAttempt(services.db, [counted], services.now())) === 0;
}

/** From a client without limits no network is counted, since many people use it; accounts are, as from anywhere. */
export async function refuseTooMany(
  services: Services,
  clientAddress: string,
  limits: readonly Counted[],
): Promise<void> {
  const counted = countedFor(services, clientAddress, limits);
  if (counted.length > 0) refuseToWait(await takeAttempt(services.db, counted, services.now()));
}

/** Refuses what would be refused anyway, before anything is done for it, and says who goes before whom of the others. */
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
