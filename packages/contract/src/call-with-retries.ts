import type { Failure, Outcome } from './client.ts';

/** Pauses before the second and the third try (R18). */
export const RETRY_PAUSES_MS = [600, 2000] as const;

/** Retries only after no response or a server error: any other outcome would not change. */
export function isWorthRetrying(failure: Failure): boolean {
  return failure.code === 'NO_ANSWER' || ('status' in failure && failure.status >= 500);
}

/** Retries a rate limit, too: for calls that are retried much later. */
export function isWorthWaiting(failure: Failure): boolean {
  return isWorthRetrying(failure) || failure.code === 'TOO_MANY_REQUESTS';
}

/** Tries up to three times. The call must carry one idempotency key for all tries. */
export async function callWithRetries<T>(
  call: () => Promise<Outcome<T>>,
  sleep: (ms: number) => Promise<void>,
): Promise<Outcome<T>> {
  for (const pause of RETRY_PAUSES_MS) {
    const outcome = await call();
    if (outcome.ok || !isWorthRetrying(outcome.failure)) return outcome;
    await sleep(pause);
  }
  return call();
}
