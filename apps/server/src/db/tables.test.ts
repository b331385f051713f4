import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const { db } = useTestDatabase();

interface Column {
  table_name: string;
  column_name: string;
  is_nullable: 'YES' | 'NO';
}

/** The interfaces of tables.ts, read as text: table, column and whether it may be null. */
function declaredColumns(): string[] {
  const source = readFileSync(path.join(import.meta.dirname, 'tables.ts'), 'utf8');
  const names = new Map(
    [...source.matchAll(/^ {2}(\w+): (\w+Table);$/gm)].map(([, table, name]) => [name, table]),
  );
  return [...source.matchAll(/^interface (\w+Table) \{(.*?)^\}/gms)].flatMap(([, name = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(
      ([, column, type = '']) => `${names.get(name)}.${column}${type.endsWith('| null') ? '?' : ''}`,
    ),
  );
}

test('the types in the code are the columns in the database', async () => {
  const { rows } = await sql<Column>`
    select table_name, column_name, is_nullable from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(db);
  const actual = rows.map(
    (row) => `${row.table_name}.${row.column_name}${row.is_nullable === 'YES' ? '?' : ''}`,
  );
  expect(declaredColumns().sort()).toEqual(actual.sort());
});

test('several instances may migrate at once, and again', async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  await migrate(db);
  expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
});
