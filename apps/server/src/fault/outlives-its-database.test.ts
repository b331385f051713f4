import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { faultSize, IS_QUICK, tellFault } from '../testing/fault-size.ts';
import { postmasterPid, type SpawnedServer, stopServer } from '../testing/spawn-server.ts';
import { streamOfEnquiries } from '../testing/stream-of-enquiries.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useServers } from '../testing/use-servers.ts';

const ROUNDS = faultSize({ quick: 1, whole: 10, full: 10 });
const RECOVERS_WITHIN_MS = 10_000;
/** Longer than the server waits for an answer of the database. */
const FROZEN_MS = faultSize({ quick: 8_000, whole: 10_000, full: 10_000 });

const folder = useTemporaryDataFolder();
const { serve } = useServers();

const connectTo = (dataDir: string) =>
  openDatabase(
    { host: `${dataDir}/postgres-socket`, user: 'postgres', database: 'postgres' },
    () => undefined,
  );

/** Disturbs a stream of enquiries. The stream must recover soon each time, in the same server process. */
async function expectToGoOn(
  what: string,
  server: SpawnedServer,
  disturb: () => Promise<unknown>,
): Promise<void> {
  const stream = streamOfEnquiries(() => server.origin);
  const ended = server.ended.then((code) => Promise.reject(new Error(`the server ended with ${code}`)));
  await stream.more(20);
  let longestMs = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await disturb();
    const disturbedAt = performance.now();
    await Promise.race([stream.more(20), ended]);
    longestMs = Math.max(longestMs, performance.now() - disturbedAt);
    expect(longestMs).toBeLessThan(RECOVERS_WITHIN_MS);
  }
  await stream.end();
  expect(server.process.exitCode).toBeNull();
  // The refusal has a Retry-After.
  for (const failure of stream.failures)
    expect(failure).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      retryAfterSeconds: expect.any(Number),
    });
  const rows = await rowsOf(stream.acknowledged);
  tellFault(what, {
    rounds: ROUNDS,
    acknowledged: stream.acknowledged.size,
    lost: stream.acknowledged.size - rows,
    'longest pause ms': Math.round(longestMs),
  });
  expect(rows).toBe(stream.acknowledged.size);
}

let openRows: (() => ReturnType<typeof openDatabase>) | undefined;
async function rowsOf(acknowledged: ReadonlyMap<number, string>): Promise<number> {
  const db = openRows?.();
  if (!db) throw new Error('no database to look into');
  const { rows } = await sql<{ count: string }>`
    select count(distinct szid) from enquiry where enquiry_id in (${sql.join([...acknowledged.values()])})`.execute(
    db,
  );
  await db.destroy();
  return Number(rows[0]?.count);
}

/** A process that has already ended is skipped. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {}
  }
}

describe('the server goes on', () => {
  test('when its connections are cut in the middle of queries', async () => {
    const server = await serve({ DATA_DIR: folder.path });
    openRows = () => connectTo(folder.path);
    const admin = connectTo(folder.path);
    await expectToGoOn('all database connections cut', server, () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'kitchen-funnel' and pid <> pg_backend_pid()`.execute(admin),
    );
    await admin.destroy();
  });

  /** The short form is survives-kills.test.ts. */
  if (!IS_QUICK)
    test('when its own Postgres is killed', async () => {
      const server = await serve({ DATA_DIR: folder.path });
      openRows = () => connectTo(folder.path);
      await expectToGoOn('its own Postgres killed', server, async () =>
        process.kill((await postmasterPid(folder.path)) ?? 0, 'SIGKILL'),
      );
    });

  if (!IS_QUICK)
    test('when an outside Postgres starts again', async () => {
      const options = { dataDir: folder.path, holder: 'a test' };
      let postgres = await startEmbeddedPostgres(options);
      const server = await serve({
        DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(`${folder.path}/postgres-socket`)}`,
      });
      openRows = () => connectTo(folder.path);
      try {
        await expectToGoOn('an outside Postgres started again', server, async () => {
          await postgres.stop();
          await sleep(500);
          postgres = await startEmbeddedPostgres(options);
        });
      } finally {
        await stopServer(server);
        await postgres.stop();
      }
    });

  test('when Postgres is frozen for a while, and visitors get a 503 meanwhile', async () => {
    const server = await serve({ DATA_DIR: folder.path });
    openRows = () => connectTo(folder.path);
    const pids = async () => {
      const admin = connectTo(folder.path);
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(admin);
      await admin.destroy();
      return [(await postmasterPid(folder.path)) ?? 0, ...rows.map(({ pid }) => pid)];
    };
    const stream = streamOfEnquiries(() => server.origin);
    await stream.more(20);
    const frozen = await pids();
    signal(frozen, 'SIGSTOP');
    await sleep(FROZEN_MS);
    signal(frozen, 'SIGCONT');
    const thawedAt = performance.now();
    await stream.more(20);
    const pauseMs = performance.now() - thawedAt;
    expect(pauseMs).toBeLessThan(RECOVERS_WITHIN_MS);
    await stream.end();
    expect(stream.failures.length).toBeGreaterThan(0);
    tellFault('Postgres frozen', { seconds: FROZEN_MS / 1000, 'pause after it ms': Math.round(pauseMs) });
    for (const failure of stream.failures)
      expect(failure).toMatchObject({
        code: 'UNAVAILABLE',
        status: 503,
        retryAfterSeconds: expect.any(Number),
      });
    expect(server.process.exitCode).toBeNull();
    expect(await rowsOf(stream.acknowledged)).toBe(stream.acknowledged.size);
  });
});
