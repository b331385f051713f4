import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type Database, NO_LIMITS, openDatabase } from '../db/database.ts';
import { TEMPLATE_DATABASE, type TestConnection } from './start-test-postgres.ts';

/**
 * A database per test file, copied from the template and emptied after each test. `look` sees it before that; what it
 * finds fails this test alone.
 */
export function useTestDatabase(look?: (db: Database) => Promise<void>): {
  db: Database;
  name: string;
  url: string;
} {
  const server = inject('postgres');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const db = openDatabase({ ...server, database: name }, () => undefined);

  async function asAdmin(command: ReturnType<typeof sql>): Promise<void> {
    // On a busy machine copying the template takes longer than the five-second timeout for visitors.
    const admin = openDatabase({ ...server, database: 'postgres' }, () => undefined, NO_LIMITS);
    await command.execute(admin);
    await admin.destroy();
  }

  // Copies files instead of writing the whole template to the log of changes.
  beforeAll(() =>
    asAdmin(sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE_DATABASE)} strategy file_copy`),
  );
  afterEach(async () => {
    try {
      await look?.(db);
    } finally {
      await emptyAllTables(db);
    }
  });
  afterAll(async () => {
    await db.destroy();
    await asAdmin(sql`drop database ${sql.id(name)} with (force)`);
  });
  return { db, name, url: databaseUrl(server, name) };
}

/** The URL of a database, for a separate process. */
export function databaseUrl({ host, user }: TestConnection, name: string): string {
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
}

/** DELETE instead of TRUNCATE, which recreates the files of every table. Most tables never had a row. */
async function emptyAllTables(db: Database): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      -- All rows go, so no reference between them has to be looked at.
      set local session_replication_role = replica;
      for name in
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
          and pg_relation_size(oid) > 0
      loop
        execute format('delete from %I', name);
      end loop;
      delete from pgboss.job;
    end
  $$`.execute(db);
}
