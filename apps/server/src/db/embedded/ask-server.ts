import { Client } from 'pg';
import { DataFolderError } from './data-folder-error.ts';
import { LOCK_FILE, type LockFile, parseLockFile, readLockFile } from './lock-file.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
}

export type Answer =
  | { state: 'ready'; client: Client; server: LockFile }
  /** Starting, recovering or shutting down. Ask again soon. */
  | { state: 'busy'; why: string }
  | { state: 'silent' };

const LIMIT_MS = 10_000;

/** Connects, and verifies that the server that answers is the one of this folder. */
export async function askServer(connection: Connection, cluster: string, holder: string): Promise<Answer> {
  const client = new Client({
    ...connection,
    application_name: holder,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  // A broken connection is noticed by its "end" event. Without a listener the error would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ text: string }>('select pg_read_file($1) as text', [LOCK_FILE]);
    const server = parseLockFile(rows[0]?.text ?? '');
    if (server && server.run === (await readLockFile(cluster))?.run)
      return { state: 'ready', client, server };
    // A stopping server has already removed the file. Then this query fails.
    await client.query('select 1');
  } catch (error) {
    closeQuietly(client);
    return isUnreachable(error) ? { state: 'silent' } : { state: 'busy', why: (error as Error).message };
  }
  closeQuietly(client);
  throw new DataFolderError(
    `A Postgres of another data folder answers in ${connection.host}: stop it, or set DATA_DIR to another folder.`,
  );
}

/** Not awaited: the other side may be gone, or hang. */
export function closeQuietly(client: Client): void {
  client.end().catch(() => undefined);
}

function isUnreachable(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ECONNREFUSED';
}
