import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sourceOfTables } from '../testing/source-of-tables.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const { db } = useTestDatabase();

/** `npm run tables` runs this test and lets it write the file. */
test('tables.ts is what the migrations make', async () => {
  await expect(await sourceOfTables(db)).toMatchFileSnapshot('tables.ts');
});

test('several instances may migrate at once, and again', async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  await migrate(db);
  expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
});
