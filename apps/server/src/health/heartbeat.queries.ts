import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';

/**
 * Resolves once the database has written durably and with space to spare. Updating one row proves too little: the new
 * version fits into its page even on a full disk. The sort exceeds work_mem, so Postgres writes about a megabyte of
 * temporary file and frees it.
 */
export async function proveWritable(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select count(filler) from (
      select n, repeat('x', 1000) || n as filler from generate_series(1, 1000) as n order by filler offset 0
    ) as sorted`.execute(tx);
    await beat(tx, 'write-probe', now);
  });
}

/** The heartbeat of the last complete nightly backup. */
export const BACKUP_BEAT = 'backup';

/** Records when something was last done, by any process. */
export async function beat(db: Queryable, name: string, now: Date): Promise<void> {
  await db
    .insertInto('heartbeat')
    .values({ name, beat_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at: now }))
    .execute();
}

export async function lastBeat(db: Queryable, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('heartbeat')
    .select('beat_at as at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.at;
}
