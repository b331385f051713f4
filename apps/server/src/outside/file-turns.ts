import { turnQueue } from './turn-queue.ts';

/** How many files are worked on at once, each in a process of its own. */
export const FILES_AT_ONCE = 2;
const MAX_WAIT_MS = 60_000;
const MAX_WAITING = 200;

export type FileTurns = ReturnType<typeof fileTurns>;

/** One queue for all that works on files. */
export function fileTurns() {
  return turnQueue({ places: FILES_AT_ONCE, maxWaitMs: MAX_WAIT_MS, maxWaiting: MAX_WAITING });
}
