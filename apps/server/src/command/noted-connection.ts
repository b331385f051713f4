import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '../db/embedded/ask-server.ts';
import { SUPERUSER } from '../db/embedded/create-cluster.ts';
import { POSTGRES_MAJOR } from '../db/embedded/inspect-data-folder.ts';
import { LOCK_FILE } from '../db/embedded/lock-file.ts';
import { SOCKET_PORT } from '../db/embedded/socket-folder.ts';
import { CommandError } from './command-error.ts';

/** Postgres notes there where its socket is, and whether it is ready. */
const SOCKET_FOLDER_LINE = 4;

/** Where the Postgres of a data folder can be reached, by its own note; undefined where it left none. */
export async function notedConnection(dataDir: string): Promise<Connection | undefined> {
  const lock = path.join(dataDir, `postgres-${POSTGRES_MAJOR}`, LOCK_FILE);
  const text = await readFile(lock, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw new CommandError(`${lock} cannot be read (${error.code}).`);
  });
  const host = text?.split('\n')[SOCKET_FOLDER_LINE];
  return host ? { host, port: SOCKET_PORT, ssl: false, user: SUPERUSER, database: 'postgres' } : undefined;
}
