import type { Socket } from 'node:net';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { poolState } from '../db/database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { IS_QUICK, tellFault } from '../testing/fault-size.ts';
import { sendRaw } from '../testing/raw-call.ts';
import { useTestApp } from '../testing/test-app.ts';

const METRICS_TOKEN = 'a-token-of-twenty-one';
const app = useTestApp({ environment: { METRICS_TOKEN } });
const HANG_UPS = 200;
const AT_ONCE = 4;
const SLOW_SENDERS = 155;
const patience = { timeout: 10_000 };

let visitor = 0;
const nextEnquiry = () => exampleEnquiry(visitor++);
const { path } = submitEnquiryEndpoint;

async function hangUp(socket: Socket): Promise<void> {
  socket.destroy();
  await closed(socket);
}

async function inGroups(act: () => Promise<void>): Promise<void> {
  for (let done = 0; done < HANG_UPS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => act()));
}

const readMetric = async (name: string) => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${app.origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^\\w*${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** Calls are answered, and no place is taken while idle. */
async function expectAllIsWell(): Promise<void> {
  for (let call = 0; call < 10; call++)
    expect(await app.client.call(submitEnquiryEndpoint, { body: nextEnquiry() })).toMatchObject({ ok: true });
  expect(await app.client.call(listSlotsEndpoint)).toMatchObject({ ok: true });
  await expect.poll(() => readMetric('http_places_taken'), patience).toBe(0);
}

test('callers who leave in the middle of their body take no place with them', async () => {
  await inGroups(async () => {
    const socket = await sendRaw(app.origin, { path, body: JSON.stringify(nextEnquiry()), sent: 1 });
    await hangUp(socket);
  });
  await expectAllIsWell();
  tellFault('clients that leave within their body', {
    clients: HANG_UPS,
    'places lost': app.places.taken,
  });
});

test('callers who leave before their reply take no place with them, and their enquiry is kept', async () => {
  const before = await countEnquiries();
  const sockets: Socket[] = [];
  for (let round = 0; round < 2; round++) {
    await app.db.transaction().execute(async (tx) => {
      await sql`lock table enquiry in access exclusive mode`.execute(tx);
      for (let caller = 0; caller < HANG_UPS / 2; caller++) {
        const body = JSON.stringify(nextEnquiry());
        sockets.push(await sendRaw(app.origin, { path, body, sent: body.length * 2 }));
      }
      // All of them are in flight, and most wait for a connection.
      await expect.poll(() => poolState(app.db).waiting, patience).toBeGreaterThan(HANG_UPS / 4);
      await Promise.all(sockets.splice(0).map(hangUp));
    });
    await expect.poll(() => readMetric('http_places_taken'), patience).toBe(0);
  }
  await expectAllIsWell();
  const kept = (await countEnquiries()) - before - 10;
  expect(kept).toBe(HANG_UPS);
  tellFault('clients that leave before their reply', {
    clients: HANG_UPS,
    'enquiries kept': kept,
    'places lost': app.places.taken,
  });
});

test('readers who leave before their reply take no place with them', async () => {
  await inGroups(async () => {
    const call = new AbortController();
    const reply = fetch(app.origin + listSlotsEndpoint.path, { signal: call.signal }).catch(() => undefined);
    call.abort();
    await reply;
  });
  await expectAllIsWell();
});

test('followers of the events who leave while they are let in keep no stream', async () => {
  const { key } = await makeApiKey(app.db, { name: 'CRM', scopes: ['events:read'], now: app.clock.now });
  const follow = (signal: AbortSignal) =>
    fetch(app.origin + followEventsEndpoint.path, { headers: { authorization: `Bearer ${key}` }, signal });
  const before = await connections();
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table api_key in access exclusive mode`.execute(tx);
    const gone = new AbortController();
    const calls = Array.from({ length: 12 }, () => follow(gone.signal).catch(() => undefined));
    await expect.poll(() => app.places.taken, patience).toBe(12);
    gone.abort();
    await Promise.all(calls);
    // The server notices it a moment later.
    await expect.poll(() => connections(), patience).toBeLessThanOrEqual(before);
  });
  await expect.poll(() => app.places.taken, patience).toBe(0);
  const gone = new AbortController();
  expect((await follow(gone.signal)).status).toBe(200);
  gone.abort();
});

describe('while one address sends bodies slowly, all others are served', () => {
  // The second is faster than the minimum rate, so it lasts until the body timeout.
  test.each([
    { what: 'one byte a second', bytes: 1, everyMs: 1_000, isCutAfterMs: 10_000 },
    { what: '400 bytes a second', bytes: 400, everyMs: 1_000, isCutAfterMs: 30_000 },
  ])('$what', { timeout: 60_000 }, async ({ what, bytes, everyMs, isCutAfterMs }) => {
    const body = ' '.repeat(60_000);
    const open = await Promise.all(
      Array.from({ length: SLOW_SENDERS }, () => sendRaw(app.origin, { path, body, sent: 1 })),
    );
    const ended = Promise.all(open.map(closed));
    const timer = setInterval(() => {
      for (const socket of open) if (socket.writable) socket.write(' '.repeat(bytes));
    }, everyMs);
    onTestFinished(() => {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    });
    await expectAllIsWell();
    if (IS_QUICK) return;
    const startedAt = performance.now();
    await ended;
    expect(performance.now() - startedAt).toBeLessThan(isCutAfterMs + 10_000);
    await expectAllIsWell();
    tellFault(`slow bodies, ${what}`, { clients: SLOW_SENDERS, 'places lost': app.places.taken });
  });
});

/** However it is closed: `once` of node:events rejects if the server resets a connection during a write. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

const connections = () =>
  new Promise<number>((resolve) => app.server().getConnections((_error, count) => resolve(count)));

async function countEnquiries(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from enquiry`.execute(app.db);
  return rows[0]?.count ?? 0;
}
