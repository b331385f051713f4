import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

const database = useTestDatabase();

test('a connection that got no answer is not reused: later queries would join its transaction', async () => {
  const connection = { ...inject('postgres'), database: database.name };
  const db = openDatabase(connection, () => undefined, { query_timeout: 300 });
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
  const frozen = await backend();
  process.kill(frozen, 'SIGSTOP');
  try {
    await expect(db.transaction().execute(async () => undefined)).rejects.toThrow('Query read timeout');
  } finally {
    process.kill(frozen, 'SIGCONT');
  }
  expect(await backend()).not.toBe(frozen);
  await db.destroy();
});

test('with all connections of the database taken, a call waits for one of the pool', async () => {
  await sql`drop role if exists few_connections`.execute(database.db);
  await sql`create role few_connections login connection limit 2`.execute(database.db);
  const db = openDatabase(
    { ...inject('postgres'), database: database.name, user: 'few_connections' },
    () => undefined,
  );
  try {
    const calls = Array.from({ length: 12 }, () => sql`select pg_sleep(0.05)`.execute(db));
    expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    await db.destroy();
    await sql`drop role few_connections`.execute(database.db);
  }
});
