import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { IS_QUICK } from '../testing/fault-size.ts';
import { launchServer, postmasterPid, stopServer } from '../testing/spawn-server.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useServers } from '../testing/use-servers.ts';

const folder = useTemporaryDataFolder();
const { serve, started } = useServers();

async function statusOf(origin: string, path: string): Promise<number> {
  return (await fetch(origin + path)).status;
}

const submit = (origin: string, visitor: number) =>
  createClient(fetch, origin).call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });

describe('starting', () => {
  test('the very first time it writes no warning, and every line is JSON', async () => {
    const server = await serve({ DATA_DIR: folder.path, LOG_LEVEL: 'info', WORKER: 'beside' });
    await stopServer(server);
    const lines = server.output().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(lines.map(() => 'info'));
    const setUpLink = lines.map((line) => JSON.parse(line).setUpLink).find(Boolean);
    expect(setUpLink).toMatch(/\/desk#invitation=[\w-]{22}\.[\w-]{43}$/);
  });

  test('the very first time it is ready only once every call can be answered', async () => {
    const server = launchServer({ DATA_DIR: folder.path, LOG_LEVEL: 'info' });
    started.push(server);
    const listening = () => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(server.output())?.[1];
    while (!listening()) await sleep(2);
    const origin = listening() ?? '';
    const statuses = new Set<number>();
    for (let visitor = 0, isReady = false; !isReady; visitor++) {
      isReady = (await statusOf(origin, '/readyz')) === 200;
      const outcome = await submit(origin, visitor);
      statuses.add(outcome.ok ? 200 : 'status' in outcome.failure ? outcome.failure.status : 0);
      if (isReady) expect(outcome).toMatchObject({ ok: true });
    }
    // Which states of the start are seen depends on the machine.
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  });

  /** The short form is in db/embedded/start-embedded-postgres.test.ts. */
  if (!IS_QUICK)
    test('a second server on the same folder is told who holds it, and the first goes on', async () => {
      const first = await serve({ DATA_DIR: folder.path });
      const second = launchServer({ DATA_DIR: folder.path });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`process ${first.process.pid}`);
      expect(second.output()).not.toContain(' at ');
      expect(await statusOf(first.origin, '/readyz')).toBe(200);
    });

  test('a taken port is named, and no Postgres is left behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = launchServer({ DATA_DIR: folder.path, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is taken`);
    expect(await postmasterPid(folder.path)).toBeUndefined();
    other.close();
  });

  test('wrong settings are all named, and nothing is started', async () => {
    const server = launchServer({
      DATA_DIR: folder.path,
      PARENT_ORIGINS: 'shop.example',
      DATABASE_URL: 'mysql://x',
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/DATABASE_URL: .*\n.*PARENT_ORIGINS: /);
  });

  test('without its database it serves, says that it is not ready, and refuses enquiries with a code', async () => {
    const server = launchServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'info' });
    started.push(server);
    const listening = () => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(server.output())?.[1];
    while (!listening()) await sleep(10);
    const origin = listening() ?? '';
    expect(await statusOf(origin, '/healthz')).toBe(200);
    expect(await statusOf(origin, '/readyz')).toBe(503);
    expect(await submit(origin, 1)).toMatchObject({
      ok: false,
      failure: { code: 'UNAVAILABLE', status: 503 },
    });
  });
});

describe('the database', () => {
  test('that cannot write gives an error instead of hanging, and recovers when there is room again', async () => {
    // A limit on the file size stands in for the full disk: writes fail, reads work.
    const server = await serve({ DATA_DIR: folder.path }, 'ulimit -f 32768;');
    const db = openDatabase(
      { host: `${folder.path}/postgres-socket`, user: 'postgres', database: 'postgres' },
      () => {},
    );
    // Completed jobs fill the table that every enquiry also writes to.
    await sql`alter table pgboss.job_common alter column data set storage plain`.execute(db);
    // A failed insert leaves dead rows, and vacuum or page pruning would free their space again. So vacuum is off, and
    // near the limit only a few rows are added at a time.
    await sql`alter table pgboss.job_common set (autovacuum_enabled = false)`.execute(db);
    const fill = (rows: number) =>
      sql`insert into pgboss.job_common (name, state, data)
        select 'event', 'completed', to_jsonb(repeat('x', 3000)) from generate_series(1, ${rows})`.execute(
        db,
      );
    const size = async () => {
      const { rows } = await sql<{
        bytes: string;
      }>`select pg_relation_size('pgboss.job_common') as bytes`.execute(db);
      return Number(rows[0]?.bytes);
    };
    while ((await size()) < 30 * 2 ** 20) await fill(200);
    while (
      await fill(2).then(
        () => true,
        () => false,
      )
    );
    // A page or two may still have room for some enquiries.
    let visitor = 3;
    let outcome = await submit(server.origin, visitor);
    while (outcome.ok && visitor < 300) outcome = await submit(server.origin, ++visitor);
    expect(outcome).toMatchObject({
      ok: false,
      failure: { status: expect.toSatisfy((n) => n >= 500) },
    });
    // The limit holds for each file separately. A full disk would have no room for a new file either.
    await sql`alter system set temp_file_limit = 0`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await expect.poll(() => statusOf(server.origin, '/readyz'), { timeout: 15_000 }).toBe(503);
    expect(await statusOf(server.origin, '/healthz')).toBe(200);

    await sql`truncate pgboss.job_common`.execute(db);
    await sql`alter system reset temp_file_limit`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await db.destroy();
    expect(await submit(server.origin, visitor)).toMatchObject({ ok: true });
    await expect.poll(() => statusOf(server.origin, '/readyz'), { timeout: 15_000 }).toBe(200);
  });
});
