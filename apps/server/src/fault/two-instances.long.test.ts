import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { killServer, type SpawnedServer, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { streamOfEnquiries } from '../testing/stream-of-enquiries.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const ROUNDS = faultSize({ whole: 3, full: 10 });
/** Both instances are replaced in each round. */
const REPLACED = [0, 1];
/** Small: each enquiry has two mails, and the test waits for all of them. */
const CROWD = faultSize({
  whole: { visitorsAtOnce: 4, pauseMs: 50 },
  full: { pauseMs: 400 },
});
/** The number of tries that the funnel makes. */
const TRIES = 3;

const folder = useTemporaryDataFolder();
const instances: (SpawnedServer | undefined)[] = [];
let postgres: EmbeddedPostgres;
let db: Database;

let turn = 0;
const ready = new Set<SpawnedServer>();
/** Works like a load balancer: takes turns among the ready instances, and tries the next one if nobody listens. */
const proxy = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk) => chunks.push(chunk));
  const order = turn++ % 2 === 0 ? instances : instances.toReversed();
  incoming.on('end', () => forward(order.filter((one) => one && ready.has(one)) as SpawnedServer[]));
  function forward([first, ...others]: readonly SpawnedServer[]): void {
    if (!first) return void outgoing.writeHead(502).end('{"code":"UNAVAILABLE","message":""}');
    const { method = 'GET', headers, url = '/' } = incoming;
    const call = request(first.origin + url, { method, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(others);
      else outgoing.writeHead(502).end('{"code":"UNAVAILABLE","message":""}');
    });
    call.end(Buffer.concat(chunks));
  }
});
const proxyOrigin = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

/** Polls readiness, as a load balancer does. */
async function watchReadiness(instance: SpawnedServer): Promise<void> {
  while (instance.process.exitCode === null && instance.process.signalCode === null) {
    const isReady = await fetch(`${instance.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(instance);
    else ready.delete(instance);
    await sleep(100);
  }
}

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder.path, holder: 'a test' });
  db = openDatabase(postgres.connection, () => undefined);
  instances.push(await start(), await start());
  await storeSetting(db, 'mails', { ...DEFAULT_SETTINGS.mails, quietSeconds: 0 }, new Date());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  proxy.close();
  await Promise.all(instances.map((one) => one && stopServer(one)));
  await db.destroy();
  await postgres.stop();
});

async function start(): Promise<SpawnedServer> {
  const socket = encodeURIComponent(`${folder.path}/postgres-socket`);
  const instance = await spawnServer({
    STOP_DELAY_SECONDS: '2',
    DATABASE_URL: `postgres://postgres@localhost/postgres?host=${socket}`,
    DATA_DIR: `${folder.path}/files`,
    LOG_LEVEL: 'error',
    WORKER: 'beside',
  });
  ready.add(instance);
  void watchReadiness(instance);
  return instance;
}

async function replace(index: number, end: (instance: SpawnedServer) => Promise<unknown>): Promise<void> {
  const instance = instances[index];
  if (!instance) throw new Error('no instance');
  await end(instance);
  instances[index] = undefined;
  instances[index] = await start();
}

/** Thousands of mails are written one after the other. */
const MOST_MS = 1_800_000;

/** Every enquiry, event and mail exists once, however many servers and workers there were. */
async function expectEverythingOnce(acknowledged: ReadonlyMap<number, string>): Promise<void> {
  const { rows } = await sql<{ enquiries: number; events: number }>`
    select (select count(*)::int from enquiry) as enquiries,
      (select count(*)::int from pgboss.job where name = 'event') as events`.execute(db);
  expect(rows).toEqual([{ enquiries: acknowledged.size, events: acknowledged.size }]);
  const mailsOf = sql<{ mails: number }>`
    select count(*)::int as mails from mail where sent_at is not null group by enquiry_id having count(*) = 2`;
  while ((await mailsOf.execute(db)).rows.length < acknowledged.size) await sleep(1000);
  const twice = await sql`select 1 from mail group by enquiry_id, kind having count(*) > 1`.execute(db);
  expect(twice.rows).toEqual([]);
}

test(
  'a rolling restart under load: no visitor notices, and everything is done once',
  async () => {
    await sql`truncate enquiry, idempotency_key, mail, pgboss.job cascade`.execute(db);
    const stream = streamOfEnquiries(proxyOrigin, CROWD);
    await stream.more(20);
    for (let round = 0; round < ROUNDS; round++) {
      for (const index of REPLACED) {
        await replace(index, stopServer);
        await stream.more(20);
      }
    }
    await stream.end();
    tellFault('rolling restarts of two instances behind a proxy', {
      restarts: REPLACED.length * ROUNDS,
      acknowledged: stream.acknowledged.size,
      'failed submits': stream.failures.length,
    });
    expect(stream.failures).toEqual([]);
    await expectEverythingOnce(stream.acknowledged);
  },
  MOST_MS,
);

test(
  'one instance after the other is killed: each visitor gets through with the tries that the funnel makes',
  async () => {
    await sql`truncate enquiry, idempotency_key, mail, pgboss.job cascade`.execute(db);
    const stream = streamOfEnquiries(proxyOrigin, CROWD);
    await stream.more(20);
    for (let round = 0; round < ROUNDS; round++) {
      for (const index of REPLACED) {
        await replace(index, killServer);
        await stream.more(20);
      }
    }
    await stream.end();
    const most = Math.max(0, ...stream.triesOfVisitors.values());
    tellFault('instances killed in turn behind a proxy', {
      kills: REPLACED.length * ROUNDS,
      acknowledged: stream.acknowledged.size,
      'most tries of a visitor': most,
    });
    expect(most).toBeLessThanOrEqual(TRIES);
    await expectEverythingOnce(stream.acknowledged);
  },
  MOST_MS,
);
