import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** 150004 for Postgres 15.4. */
export async function serverVersion(db: Queryable): Promise<number> {
  const { rows } = await sql<{
    version: number;
  }>`select current_setting('server_version_num')::int as version`.execute(db);
  return rows[0]?.version ?? 0;
}
