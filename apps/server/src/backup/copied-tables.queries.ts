import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { CopiedTable, Manifest } from './archive.ts';

/** The tables of pg-boss to copy: jobs and what they refer to. The others are bookkeeping that pg-boss rebuilds. */
export const JOB_TABLES = ['queue', 'schedule', 'job'];

export interface FoundTable extends CopiedTable {
  /** Tables whose rows must be inserted first (foreign keys). */
  readonly needs: readonly string[];
}

/**
 * Every table of the product in this database, so that a backup right before an update is complete, too. Not the
 * migrator's own tables, which it writes itself, and no unlogged ones, which do not survive a crash anyway.
 */
export async function listTables(db: Queryable): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    with found as (
      select c.oid, case when n.nspname = current_schema() then '' else n.nspname || '.' end || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and (
        (n.nspname = current_schema() and c.relname not like 'kysely\\_%')
        or (n.nspname = 'pgboss' and c.relname in (${sql.join(JOB_TABLES)}))
      )
    )
    select
      name,
      array(
        select attname::text from pg_attribute
        where attrelid = found.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select distinct other.name from pg_constraint f join found other on other.oid = f.confrelid
        where f.contype = 'f' and f.conrelid = found.oid and f.confrelid <> found.oid
      ) as needs
    from found order by name`.execute(db);
  return rows;
}

/** Blocks migrations. Must come before the first read of a row, which fixes the snapshot. */
export async function lockTables(db: Queryable, names: readonly string[]): Promise<void> {
  await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in access share mode`.execute(db);
}

/** The name of the last migration; undefined if the product has never run on this database. */
export async function findMigration(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!rows[0]?.isThere) return undefined;
  const last = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return last.rows[0]?.name;
}

/** The current values of identity columns. */
export async function listSequences(db: Queryable): Promise<Manifest['sequences']> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return rows;
}

export async function setSequences(db: Queryable, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`.execute(db);
}

/** A restore needs a database without any of our tables and without a job queue. */
export async function listTablesInTheWay(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`.execute(db);
  const names = rows.map(({ name }) => name);
  const { rows: known } = await sql`select where to_regclass('pgboss.queue') is not null`.execute(db);
  if (known.length === 0) return names;
  const { rows: queues } = await sql`select from pgboss.queue limit 1`.execute(db);
  return queues.length === 0 ? names : [...names, 'pgboss.queue'];
}
