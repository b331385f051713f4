import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';

/**
 * Resolves once the database has taken a write, durably and with room to spare. One row alone proves too little: its new
 * version fits into the page of the old one, also on a full disk. The sort does not fit into its memory, so Postgres
 * takes a megabyte of the disk for it and gives it back.
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

/** Of the last nightly backup that was whole. */
export const BACKUP_BEAT = 'backup';

/** Notes when something was done last, by whichever process. */
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
