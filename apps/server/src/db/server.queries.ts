import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** 150004 for Postgres 15.4. */
export async function serverVersion(db: Queryable): Promise<number> {
  const { rows } = await sql<{
    version: number;
  }>`select current_setting('server_version_num')::int as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** The number of connections of all clients, and the limit. */
export async function countConnections(db: Queryable): Promise<{ used: number; max: number }> {
  const { rows } = await sql<{ used: number; max: number }>`
    select count(*)::int as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max
    from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no count');
  return row;
}
