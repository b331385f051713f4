import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { NO_LIMITS, openDatabase } from '../db/database.ts';
import { databaseUrl } from './test-database.ts';

/**
 * A database per test file on the tests' Postgres, without tables. It is emptied after each test, or after the whole
 * file.
 */
export function useEmptyDatabase({ staysFilled = false } = {}) {
  const server = inject('postgres');
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const connection = { ...server, database: name };

  async function run(database: string, command: ReturnType<typeof sql>): Promise<void> {
    const db = openDatabase({ ...server, database }, () => undefined, NO_LIMITS);
    await command.execute(db).finally(() => db.destroy());
  }

  beforeAll(() => run('postgres', sql`create database ${sql.id(name)} template template0`));
  const empty = sql`drop schema public cascade; drop schema if exists pgboss cascade; create schema public`;
  if (!staysFilled) afterEach(() => run(name, empty));
  afterAll(() => run('postgres', sql`drop database ${sql.id(name)} with (force)`));
  return { connection, url: databaseUrl(server, name) };
}
