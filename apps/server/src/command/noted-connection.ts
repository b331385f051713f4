import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '../db/embedded/ask-server.ts';
import { SUPERUSER } from '../db/embedded/create-cluster.ts';
import { POSTGRES_MAJOR } from '../db/embedded/inspect-data-folder.ts';
import { LOCK_FILE } from '../db/embedded/lock-file.ts';
import { SOCKET_PORT } from '../db/embedded/socket-folder.ts';
import { CommandError } from './command-error.ts';

/** The line of the lock file in which Postgres writes its socket folder. */
const SOCKET_FOLDER_LINE = 4;

/** The address of a data folder's Postgres, from its lock file; undefined if there is none. */
export async function notedConnection(dataDir: string): Promise<Connection | undefined> {
  const lock = path.join(dataDir, `postgres-${POSTGRES_MAJOR}`, LOCK_FILE);
  const text = await readFile(lock, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw new CommandError(`${lock} cannot be read (${error.code}).`);
  });
  const host = text?.split('\n')[SOCKET_FOLDER_LINE];
  return host ? { host, port: SOCKET_PORT, ssl: false, user: SUPERUSER, database: 'postgres' } : undefined;
}
