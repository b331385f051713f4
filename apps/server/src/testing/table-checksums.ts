import { sql } from 'kysely';
import { type Connection, type Database, openDatabase } from '../db/database.ts';

/** Counts and checksums of all tables of a backup, computed by the database and not by the backup code. */
export async function tableChecksums(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where (schemaname = 'public' and tablename not like 'kysely\\_%' and tablename <> 'rate_limit')
      or (schemaname = 'pgboss' and tablename in ('queue', 'schedule', 'job_common'))
    order by 1`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum
      from ${sql.table(name)} t`.execute(db);
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** Opens a database for one reading. */
export async function lookInto<T>(connection: Connection, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(connection, () => undefined);
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}
