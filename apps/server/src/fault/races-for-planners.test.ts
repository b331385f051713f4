import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import type { Client, Outcome } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, NO_LIMITS, openDatabase } from '../db/database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { type SpawnedServer, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { anotherBrowser, staffBrowser } from '../testing/staff-browser.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const CROWD = faultSize({ quick: 8, whole: 16, full: 40 });
const SHOWROOMS = ['SAARBRUECKEN', 'KONZ', 'MAINZ', 'ENSDORF'] as const;

// Three processes on a machine of unknown speed: a crowd takes a second, or many.
vi.setConfig({ testTimeout: 60_000 });

const folder = useTemporaryDataFolder();
const servers: SpawnedServer[] = [];
let db: Database;
let planner = '';
let desks: Client[] = [];

beforeAll(async () => {
  const environment = { LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  servers.push(await spawnServer({ ...environment, DATA_DIR: folder.path }));
  const host = `${folder.path}/postgres-socket`;
  const DATABASE_URL = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
  servers.push(await spawnServer({ ...environment, DATABASE_URL, DATA_DIR: '/nowhere/at/all' }));
  db = openDatabase({ host, user: 'postgres', database: 'postgres' }, () => undefined, NO_LIMITS);
  const clock = { now: new Date() };
  const [one, two] = servers.map(({ origin }) => ({ db, clock, origin }));
  if (!one || !two) throw new Error('no servers');
  const { staffId, browser } = await staffBrowser(one, 'agent');
  planner = staffId;
  desks = [browser.client, (await anotherBrowser(two, staffId)).browser.client];
});
afterAll(async () => {
  await db.destroy();
  for (const server of servers.toReversed()) await stopServer(server);
});

const deskOf = (index: number) => desks[index % desks.length] as Client;
const showroomOf = (index: number) => SHOWROOMS[index % SHOWROOMS.length] ?? 'MAINZ';

/** Retries like a browser while a crowded server answers UNAVAILABLE: nothing was stored then. */
async function answered<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  for (;;) {
    const outcome = await call();
    if (outcome.ok || outcome.failure.code !== 'UNAVAILABLE') return outcome;
  }
}

async function enquire(visitor: number): Promise<string> {
  // One number may ask ten times an hour.
  const body = { ...exampleEnquiry(visitor), personal_telephone_raw: `0681 7${10_000 + visitor}` };
  const outcome = await answered(() => deskOf(visitor).call(submitEnquiryEndpoint, { body }));
  if (!outcome.ok) throw new Error('no enquiry');
  return outcome.reply.data.enquiryId;
}

/** A day that is open everywhere, and its times for a video call, which are full hours. */
async function openTimes(): Promise<string[]> {
  const lists = await Promise.all(
    SHOWROOMS.map(async (showroom) => {
      const outcome = await deskOf(0).call(listVisitSlotsEndpoint, { query: { kind: 'VIDEO', showroom } });
      if (!outcome.ok) throw new Error('no times');
      return Object.values(outcome.reply.data.days).flatMap((day) => day.map(({ start }) => start));
    }),
  );
  return (lists[0] ?? []).filter((start) => lists.every((list) => list.includes(start)));
}

const book = (enquiryId: string, start: string, index: number) =>
  answered(() =>
    deskOf(index).call(bookTimeEndpoint, {
      body: {
        enquiryId,
        time: { kind: 'VISIT', visit: 'VIDEO', showroom: showroomOf(index), start, planner, confirm: false },
      },
    }),
  );

const codes = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'OK' : outcome.failure.code)).toSorted();

const refused = (count: number) => Array.from({ length: count }, () => 'PLANNER_BUSY');

test('many book one planner at one time in many showrooms, on two servers: one of them does', async () => {
  const [start = '', ...later] = (await openTimes()).slice(-CROWD - 1).toReversed();
  const enquiries = await Promise.all(Array.from({ length: CROWD }, (_, visitor) => enquire(visitor)));
  const outcomes = await Promise.all(enquiries.map((enquiryId, index) => book(enquiryId, start, index)));
  tellFault('staff of two servers book one planner at one time', {
    bookings: CROWD,
    booked: outcomes.filter(({ ok }) => ok).length,
  });
  expect(codes(outcomes)).toEqual(['OK', ...refused(CROWD - 1)]);

  // The others get a time each. Then all move to one time.
  const losers = enquiries.filter((_, index) => !outcomes[index]?.ok);
  for (const [index, enquiryId] of losers.entries())
    expect(codes([await book(enquiryId, later[index] ?? '', index)])).toEqual(['OK']);
  const visits = await db.selectFrom('visit').select('visit_id as visitId').execute();
  const goal = later[CROWD - 1] ?? '';
  const moves = await Promise.all(
    visits.map(({ visitId }, index) =>
      answered(() => deskOf(index).call(moveVisitEndpoint, { body: { visitId, start: goal } })),
    ),
  );
  expect(codes(moves)).toEqual(['OK', ...refused(CROWD - 1)]);
  const there = await db
    .selectFrom('visit')
    .select('planner')
    .where('starts_at', '=', new Date(goal))
    .execute();
  expect(there).toEqual([{ planner }]);
});
