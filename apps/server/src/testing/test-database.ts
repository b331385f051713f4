import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type Database, NO_LIMITS, openDatabase } from '../db/database.ts';
import { TEMPLATE_DATABASE, type TestConnection } from './start-test-postgres.ts';

const EMPTY_ALL_TABLES = readFileSync(path.join(import.meta.dirname, 'empty-all-tables.sql'), 'utf8');

/**
 * A database per test file, copied from the template and emptied after each test. `look` inspects it before that, and
 * can fail this test.
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
      await sql.raw(EMPTY_ALL_TABLES).execute(db);
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
