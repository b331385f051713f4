import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderError } from './data-folder-error.ts';
import { isRunning, isStranger, type LockFile, readLockFile } from './lock-file.ts';

/** Ends open connections and writes a checkpoint. */
const FAST_SHUTDOWN = { signal: 'SIGINT', limitMs: 30_000 } as const;
/** Ends at once; the next start recovers. */
const IMMEDIATE_SHUTDOWN = { signal: 'SIGQUIT', limitMs: 10_000 } as const;
const UNREAPED_LIMIT_MS = 1_000;

/** Safe to call if the server has already died, or another run has taken its place. */
export async function stopPostmaster(cluster: string, server: LockFile): Promise<void> {
  for (const { signal, limitMs } of [FAST_SHUTDOWN, IMMEDIATE_SHUTDOWN]) {
    if (!(await isStillThere(cluster, server))) return;
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    if (await isGoneWithin(limitMs, cluster, server)) return;
  }
  throw new DataFolderError(
    `Postgres (process ${server.pid}) in ${cluster} does not stop: look at that process before the next start.`,
  );
}

async function isStillThere(cluster: string, server: LockFile): Promise<boolean> {
  if ((await readLockFile(cluster))?.run !== server.run || !isRunning(server.pid)) return false;
  return !(await isStranger(server.pid, cluster));
}

async function isGoneWithin(limitMs: number, cluster: string, server: LockFile): Promise<boolean> {
  const giveUpAt = Date.now() + limitMs;
  while (await isStillThere(cluster, server)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(20);
  }
  // The lock file is removed a moment before the process ends. A process that we did not start may stay a zombie for
  // long.
  const reapedBy = Date.now() + UNREAPED_LIMIT_MS;
  while (isRunning(server.pid) && !(await isStranger(server.pid, cluster)) && Date.now() < reapedBy)
    await sleep(5);
  return true;
}
