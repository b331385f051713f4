import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { makeSearchIndex } from './search-index.queries.ts';

const database = useEmptyDatabase();

const indexes = async (db: ReturnType<typeof openDatabase>) =>
  (await sql`select from pg_indexes where indexname = 'enquiry_search'`.execute(db)).rows.length;

test('a user who may not create extensions gets no index; once an administrator has, the next start makes it', async () => {
  const admin = openDatabase(database.connection, () => undefined);
  const role = `plain_${process.pid}`;
  await sql`create role ${sql.id(role)} login`.execute(admin);
  await sql`grant all on schema public to ${sql.id(role)}`.execute(admin);
  const plain = openDatabase({ ...database.connection, user: role }, () => undefined);
  try {
    await migrate(plain);
    expect(await makeSearchIndex(plain)).toBe(false);
    expect(await indexes(plain)).toBe(0);
    await sql`create extension pg_trgm`.execute(admin);
    const made = await Promise.all([makeSearchIndex(plain), makeSearchIndex(plain)]);
    expect(made).toEqual([true, true]);
    expect(await indexes(plain)).toBe(1);
  } finally {
    await plain.destroy();
    await sql`drop owned by ${sql.id(role)}`.execute(admin);
    await sql`drop role ${sql.id(role)}`.execute(admin);
    await admin.destroy();
  }
});
