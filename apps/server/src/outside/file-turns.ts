import { turnQueue } from './turn-queue.ts';

/** How many files are processed at once, each in its own process. */
export const FILES_AT_ONCE = 2;
const MAX_WAIT_MS = 60_000;
const MAX_WAITING = 200;

export type FileTurns = ReturnType<typeof fileTurns>;

/** One queue for all processing of files. */
export function fileTurns() {
  return turnQueue({ places: FILES_AT_ONCE, maxWaitMs: MAX_WAIT_MS, maxWaiting: MAX_WAITING });
}
