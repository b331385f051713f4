import { setTimeout as sleep } from 'node:timers/promises';

interface Sparing {
  /** How long an answer, or a failure, is cached. */
  readonly freshMs: number;
  /** How long a caller waits. */
  readonly limitMs: number;
}

class NoAnswerInTime extends Error {}

/**
 * For data that strangers may request as often as they like. There is one query at a time for all callers, and none
 * while the last answer is fresh. A slow query is left running, and no second one is started beside it.
 */
export function sharedQuery<T>(ask: () => Promise<T>, { freshMs, limitMs }: Sparing): () => Promise<T> {
  let latest: Promise<T> | undefined;
  let goodUntil = Number.POSITIVE_INFINITY;

  function start(): Promise<T> {
    goodUntil = Number.POSITIVE_INFINITY;
    const answer = ask().finally(() => {
      goodUntil = performance.now() + freshMs;
    });
    answer.catch(() => undefined);
    return answer;
  }

  return async () => {
    if (latest === undefined || performance.now() >= goodUntil) latest = start();
    const over = new AbortController();
    const tooLate = sleep(limitMs, undefined, { signal: over.signal }).then(() => {
      throw new NoAnswerInTime();
    });
    tooLate.catch(() => undefined);
    return Promise.race([latest, tooLate]).finally(() => over.abort());
  };
}
