import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openDatabase, poolState } from '../db/database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { readyCheck } from './check-ready.ts';

const app = useTestApp();
const patience = { timeout: 15_000 };

/** Changed settings apply to new connections only, so the existing ones are cut, and the pool has to notice it. */
async function setForDatabase(setting: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const name = rows[0]?.name ?? '';
  const admin = openDatabase({ ...inject('postgres'), database: 'postgres' }, () => undefined);
  await sql`alter database ${sql.id(name)} ${setting}`.execute(admin);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin);
  await admin.destroy();
  await expect.poll(() => poolState(app.db).total, patience).toBe(0);
}

const check = readyCheck({ ...app.services, places: app.places }, { freshMs: 0, limitMs: 10_000 });
const isReady = () =>
  check().then(
    () => true,
    () => false,
  );

describe('the server is ready', () => {
  test('while its database is writable', async () => {
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
    const beats = await app.db.selectFrom('heartbeat').selectAll().execute();
    expect(beats).toEqual([{ name: 'write-probe', beat_at: app.clock.now }]);
  });

  test('no more once its database is read-only, and again when it is writable', async () => {
    await setForDatabase(sql`set default_transaction_read_only = on`);
    await expect.poll(async () => (await fetch(`${app.origin}/readyz`)).status, patience).toBe(503);
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
    expect(app.log.join('')).toContain('"code":"25006","msg":"the database cannot be written"');
    await setForDatabase(sql`reset all`);
    expect(await isReady()).toBe(true);
  });

  test('no more once the disk of the database is full', async () => {
    // Simulates a full disk: Postgres refuses every new file.
    await setForDatabase(sql`set temp_file_limit = 0`);
    expect(await isReady()).toBe(false);
    expect(app.log.join('')).toContain('"code":"53400","msg":"the database cannot be written"');
    await setForDatabase(sql`reset all`);
    expect(await isReady()).toBe(true);
  });

  test('no more once nothing but refusals has been answered for half a minute', async () => {
    const useless = readyCheck({ ...app.services, places: { isUseless: true } });
    await expect(useless()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('or not within the time limit, even if the write waits for ever', async () => {
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = app.db.transaction().execute(async (tx) => {
      await sql`lock table heartbeat in access exclusive mode`.execute(tx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    await expect(
      readyCheck({ ...app.services, places: app.places }, { freshMs: 0, limitMs: 50 })(),
    ).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    release.resolve();
    await holding;
    expect(await isReady()).toBe(true);
  });
});
