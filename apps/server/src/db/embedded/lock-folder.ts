import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { DataFolderError } from './data-folder-error.ts';

/** The key of our advisory lock. Migrations and jobs use other keys. */
const LOCK_KEY = [0x6b66, 18];
/** Postgres needs a moment to notice that a killed holder's connection is gone. */
const RETRY_MS = 2_000;

/** Takes an advisory lock that lasts as long as the client's connection. Fails with the name of the holder. */
export async function lockFolder(client: Client, root: string): Promise<void> {
  const giveUpAt = Date.now() + RETRY_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > giveUpAt) {
      throw new DataFolderError(
        `The data folder ${root} is in use by another server (${await holderOf(client)}): ` +
          'stop that one first, or set DATA_DIR to another folder.',
      );
    }
    await sleep(100);
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const sql = 'select pg_try_advisory_lock($1::int, $2::int) as held';
  const { rows } = await client.query<{ held: boolean }>(sql, LOCK_KEY);
  return rows[0]?.held === true;
}

async function holderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select a.application_name as holder from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1::int::oid and l.objid = $2::int::oid`,
    LOCK_KEY,
  );
  return rows[0]?.holder || 'unknown';
}
