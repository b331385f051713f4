import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import type { DataFolder } from './inspect-data-folder.ts';
import { isStranger, readLockFile } from './lock-file.ts';
import { postgresSettings } from './postgres-settings.ts';
import { collectOutput, reasonIn } from './program-output.ts';
import { spawnAsDatabaseUser } from './spawn-as-database-user.ts';

/** Another server is still starting or stopping. */
const LOCKED_OUT = /lock file .* (already exists|is empty)|pre-existing shared memory block/;

export interface Postmaster {
  hasEnded(): boolean;
  /** The folder is fine: another server was in the way, or somebody stopped this one. */
  deservesAnotherTry(): boolean;
  /** The reason why it ended, for the operator. */
  reason(): Promise<string>;
  /** Detaches a running postmaster. It survives a kill of this process, and the next start can use it. */
  letGo(): void;
}

export async function spawnPostmaster(
  folder: DataFolder,
  socket: string,
  binaries: string,
  user: DatabaseUser,
): Promise<Postmaster> {
  const startedAt = Date.now();
  const args = ['-D', folder.cluster, ...postgresSettings({ socket, log: folder.log })];
  // Detached: Ctrl+C signals all processes of the terminal, and Postgres must outlive the draining of the pool.
  const child = spawnAsDatabaseUser(join(binaries, 'postgres'), args, user, {
    detached: true,
    env: await ignoreReusedPid(folder.cluster),
  });
  const output = collectOutput(child.stdout, child.stderr);
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('close', (code, signal) => {
    ended ??= `it ended with ${signal ?? `code ${code}`}`;
  });
  return {
    hasEnded: () => ended !== undefined,
    deservesAnotherTry: () => child.exitCode === 0 || LOCKED_OUT.test(output()),
    reason: async () => reasonIn(output() + (await lastLog(folder.log, startedAt))) || `${ended}`,
    letGo() {
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.unref();
    },
  };
}

/** Postgres treats this one pid in a lock file as stale although a process has it. */
async function ignoreReusedPid(cluster: string): Promise<Record<string, string>> {
  const lock = await readLockFile(cluster);
  return lock && (await isStranger(lock.pid, cluster)) ? { PG_GRANDPARENT_PID: String(lock.pid) } : {};
}

async function lastLog(folder: string, since: number): Promise<string> {
  const texts: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry && entry.mtimeMs >= since)
      texts.push((await readFile(path, 'utf8').catch(() => '')).slice(-2_000));
  }
  return texts.join('\n');
}
