import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { POSTGRES_MAJOR } from '../db/embedded/inspect-data-folder.ts';
import { readLockFile } from '../db/embedded/lock-file.ts';
import { stopPostmaster } from '../db/embedded/stop-postmaster.ts';

const run = promisify(execFile);
const CLUSTER = `postgres-${POSTGRES_MAJOR}`;

/** For tests: a folder that the database user can reach. It is removed with its Postgres after the test. */
export async function temporaryDataFolder(whenOver: (clean: () => Promise<void>) => void): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
  whenOver(async () => {
    await stopPostgresIn(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  await chmod(folder, 0o755);
  return folder;
}

/** The same for a whole test file. */
export function useTemporaryDataFolder(): { path: string } {
  const folder = { path: '' };
  let clean = async () => {};
  beforeAll(async () => {
    folder.path = await temporaryDataFolder((whenOver) => {
      clean = whenOver;
    });
  });
  afterAll(() => clean());
  return folder;
}

/** Stops the Postgres of a folder, whoever started it and however the test ended. */
export async function stopPostgresIn(dataDir: string): Promise<void> {
  const server = await readLockFile(join(dataDir, CLUSTER));
  if (server) await stopPostmaster(join(dataDir, CLUSTER), server);
}

/** Copies a cluster, which is many times faster than creating one. */
export async function copyCluster(from: string, to: string): Promise<void> {
  await run('cp', ['-a', join(from, CLUSTER), join(to, CLUSTER)]);
}
