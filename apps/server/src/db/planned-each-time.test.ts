import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { PLANNED_EACH_TIME } from './database.ts';

const { db } = useTestDatabase();

test('a statement that is planned each time is not prepared, any other with values is', async () => {
  const [planned, prepared] = await db.connection().execute(async (one) => {
    await sql`${sql.raw(PLANNED_EACH_TIME)} ${1}::int`.execute(one);
    await sql`select ${1}::int as prepared_one`.execute(one);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      one,
    );
    const isThere = (part: string) => rows.some(({ statement }) => statement.includes(part));
    return [isThere('/* planned'), isThere('prepared_one')];
  });
  expect([planned, prepared]).toEqual([false, true]);
});

/** More texts than a connection has prepared statements. */
const MANY = 400;

test('a connection with many statements leaves the others their own', async () => {
  await db.connection().execute(async (one) => {
    for (let text = 0; text < MANY; text++) await sql`select ${1}::int as ${sql.id(`c${text}`)}`.execute(one);
    const isPrepared = await db.connection().execute(async (other) => {
      await sql`select ${1}::int as of_the_other`.execute(other);
      const { rows } = await sql`select 1 from pg_prepared_statements
        where statement like '%of_the_other%' and name <> ${''}`.execute(other);
      return rows.length > 0;
    });
    expect(isPrepared).toBe(true);
  });
});
