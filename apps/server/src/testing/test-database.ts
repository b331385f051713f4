import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { TEMPLATE_DATABASE } from './start-test-postgres.ts';

/** A database of this test file's own, copied from the template and emptied after each test. */
export function useTestDatabase(): { db: Database; name: string } {
  const server = inject('postgres');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const db = openDatabase({ ...server, database: name }, () => undefined);

  async function asAdmin(command: ReturnType<typeof sql>): Promise<void> {
    const admin = openDatabase({ ...server, database: 'postgres' }, () => undefined);
    await command.execute(admin);
    await admin.destroy();
  }

  beforeAll(() => asAdmin(sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE_DATABASE)}`));
  afterEach(() => emptyAllTables(db));
  afterAll(async () => {
    await db.destroy();
    await asAdmin(sql`drop database ${sql.id(name)} with (force)`);
  });
  return { db, name };
}

async function emptyAllTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(db);
  const tables = rows.map(({ name }) => sql.table(name));
  if (tables.length > 0) await sql`truncate ${sql.join(tables)} restart identity`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
}
