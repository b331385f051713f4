import { statSync, unlinkSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SOCKET_PORT } from './socket-folder.ts';

export const LOCK_FILE = 'postmaster.pid';

export interface LockFile {
  pid: number;
  /** Process id, folder and start time. Together they identify one run. */
  run: string;
}

export function parseLockFile(text: string): LockFile | undefined {
  const lines = text.split('\n').slice(0, 3);
  const pid = Number(lines[0]);
  return lines.length === 3 && Number.isInteger(pid) && pid > 0 ? { pid, run: lines.join('\n') } : undefined;
}

export async function readLockFile(cluster: string): Promise<LockFile | undefined> {
  return parseLockFile(await readFile(join(cluster, LOCK_FILE), 'utf8').catch(() => ''));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * After a crash the pid in the lock file may belong to any other process (always so in containers, where pids are
 * small), or to a zombie. A postmaster has its data folder as working folder; another process does not. Without /proc
 * this is unknown, and the answer is no.
 */
export async function isStranger(pid: number, cluster: string): Promise<boolean> {
  const [proc, own] = await Promise.all([stat('/proc/self/cwd').catch(() => undefined), stat(cluster)]);
  if (proc === undefined) return false;
  try {
    const theirs = await stat(`/proc/${pid}/cwd`);
    return theirs.dev !== own.dev || theirs.ino !== own.ino;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** A power cut can leave empty lock files, and Postgres then refuses to start for ever. */
export function removeEmptyLockFiles(cluster: string, socketFolder: string): boolean {
  let removed = false;
  for (const path of [join(cluster, LOCK_FILE), join(socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`)]) {
    // Synchronous, so that nothing in this process runs between check and removal.
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) continue;
    unlinkSync(path);
    removed = true;
  }
  return removed;
}
