import {
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { type Client, createClient, type Outcome } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { WEEKDAYS } from '@funnel/domain/slot/slot-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { type Database, NO_LIMITS, openDatabase } from '../db/database.ts';
import { announcedTypes } from '../testing/announced-types.ts';
import { clientAt } from '../testing/client-at.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { type SpawnedServer, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const DEADLOCK = '40P01';
const CAPACITY = 3;
const CROWD = faultSize({ quick: 100, whole: 100, full: 500 });

// Three processes on a machine of unknown speed: a crowd takes a second, or many.
vi.setConfig({ testTimeout: 60_000 });

// Two server processes share one Postgres. A test of one process proves little: a single process could serialise the
// calls itself.
const folder = useTemporaryDataFolder();
const servers: SpawnedServer[] = [];
let db: Database;
let clients: Client[] = [];
let slots: string[] = [];

beforeAll(async () => {
  const environment = { LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  servers.push(await spawnServer({ ...environment, DATA_DIR: folder.path }));
  const host = `${folder.path}/postgres-socket`;
  const DATABASE_URL = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
  servers.push(await spawnServer({ ...environment, DATABASE_URL, DATA_DIR: '/nowhere/at/all' }));
  clients = servers.map(({ origin }) => createClient(fetch, origin));
  db = openDatabase({ host, user: 'postgres', database: 'postgres' }, () => undefined, NO_LIMITS);
});
afterAll(async () => {
  await db.destroy();
  for (const server of servers.toReversed()) await stopServer(server);
});

/** The servers' workers lock the same tables in another order. Postgres ends one of two deadlocked transactions. */
async function emptyTables(): Promise<void> {
  try {
    await sql`truncate enquiry, idempotency_key, pgboss.job cascade`.execute(db);
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    await emptyTables();
  }
}

beforeEach(async () => {
  await emptyTables();
  // The servers have a real clock, so every day and hour is open.
  const openingHours = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '00:00', to: '23:30' }]]));
  const settings = { ...DEFAULT_SETTINGS.slots, openingHours, holidayStates: [], capacity: CAPACITY };
  await storeSetting(db, 'slots', settings, new Date());
  const outcome = await clientOf(0).call(listSlotsEndpoint);
  if (!outcome.ok) throw new Error('no slots');
  const days = Object.values(outcome.reply.data.availableSlots);
  slots = (days[2] ?? []).map(({ start }) => start);
});

const clientOf = (visitor: number) => clients[visitor % clients.length] as Client;
const visitors = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index);
const slot = (index: number) => slots[index] ?? '';

/** Retries like a browser while a crowded server answers UNAVAILABLE: nothing was stored then. */
async function answered<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  for (;;) {
    const outcome = await call();
    if (outcome.ok || outcome.failure.code !== 'UNAVAILABLE') return outcome;
  }
}

const book = (start: string, visitor: number) =>
  answered(() =>
    clientOf(visitor).call(submitTerminfinderEnquiryEndpoint, {
      body: exampleTerminfinderEnquiry(start, visitor),
      idempotencyKey: `key-of-visitor-${visitor}`,
    }),
  );
const move = (token: string, start: string, n: number) =>
  answered(() => clientOf(n).call(moveAppointmentEndpoint, { body: { token, start } }));
const cancel = (token: string, n: number) =>
  answered(() => clientOf(n).call(cancelAppointmentEndpoint, { body: { token } }));
const wish = (enquiryId: string, ts: string, n: number) =>
  answered(() => clientOf(n).call(requestPrecallEndpoint, { body: { enquiryId, ts, duration: 1800 } }));

async function enquire(visitor: number): Promise<string> {
  const outcome = await answered(() =>
    clientOf(visitor).call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) }),
  );
  if (!outcome.ok) throw new Error('no enquiry');
  return outcome.reply.data.enquiryId;
}

async function tokens(): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('appointment_id')
    .orderBy('appointment_id')
    .execute();
  const made: string[] = [];
  for (const { appointment_id } of rows) made.push(await appointmentToken(db, appointment_id));
  return made;
}

const answers = (outcomes: readonly Outcome<unknown>[]) => {
  const codes = outcomes.map((outcome) => (outcome.ok ? 'OK' : outcome.failure.code)).sort();
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
  );
};

const seatsAt = async (start: string) =>
  (
    await db
      .selectFrom('appointment')
      .select('seat')
      .where('starts_at', '=', new Date(start))
      .where('seat', 'is not', null)
      .orderBy('seat')
      .execute()
  ).map(({ seat }) => seat);

const countOf = async (table: 'enquiry' | 'appointment') =>
  (await db.selectFrom(table).selectAll().execute()).length;

test('a crowd for one slot: as many get it as there are places, and nothing is stored of the others', async () => {
  const outcomes = await Promise.all(visitors(CROWD).map((visitor) => book(slot(4), visitor)));
  tellFault('visitors of two servers race for one slot', {
    visitors: CROWD,
    places: CAPACITY,
    booked: (await seatsAt(slot(4))).length,
  });
  expect(answers(outcomes)).toEqual({ OK: CAPACITY, SLOT_TAKEN: CROWD - CAPACITY });
  expect(await seatsAt(slot(4))).toEqual([1, 2, 3]);
  expect(await countOf('appointment')).toBe(CAPACITY);
  expect(await countOf('enquiry')).toBe(CAPACITY);
  expect(await announcedTypes(db)).toHaveLength(2 * CAPACITY);
});

test('fifty wishes for one slot: all are kept, and as many get a place as there are places', async () => {
  const enquiries = await Promise.all(visitors(50).map(enquire));
  const outcomes = await Promise.all(
    enquiries.map((enquiryId, visitor) => wish(enquiryId, slot(4), visitor)),
  );
  expect(answers(outcomes)).toEqual({ OK: 50 });
  expect(await countOf('appointment')).toBe(50);
  expect(await seatsAt(slot(4))).toEqual([1, 2, 3]);
  const wished = await db.selectFrom('appointment').select('seat').where('state', '=', 'WISHED').execute();
  expect(wished).toHaveLength(50 - CAPACITY);
});

test('twenty moves into one slot: as many arrive as there are places, the others keep theirs', async () => {
  for (const visitor of visitors(20)) {
    expect(await book(slot(Math.floor(visitor / CAPACITY)), visitor)).toMatchObject({ ok: true });
  }
  const outcomes = await Promise.all(
    (await tokens()).map((token, visitor) => move(token, slot(20), visitor)),
  );
  expect(answers(outcomes)).toEqual({ OK: CAPACITY, SLOT_TAKEN: 20 - CAPACITY });
  expect(await seatsAt(slot(20))).toEqual([1, 2, 3]);
  const booked = await db.selectFrom('appointment').select('seat').where('state', '=', 'BOOKED').execute();
  expect(booked).toHaveLength(20);
});

test('one visitor who moves to twenty times at once ends at one of them, with one place', async () => {
  await book(slot(0), 1);
  const [token = ''] = await tokens();
  const outcomes = await Promise.all(visitors(20).map((n) => move(token, slot(n + 1), n)));
  expect(answers(outcomes)).toEqual({ OK: 20 });
  const rows = await db.selectFrom('appointment').select(['seat', 'sequence']).execute();
  expect(rows).toEqual([{ seat: 1, sequence: 20 }]);
});

test('cancelling while others book never gives a place twice and never loses one', async () => {
  for (const visitor of visitors(CAPACITY)) await book(slot(4), visitor);
  const cancelled = (await tokens()).map(cancel);
  const booked = visitors(30, 100).map((visitor) => book(slot(4), visitor));
  expect(answers(await Promise.all(cancelled))).toEqual({ OK: CAPACITY });
  const won = (await Promise.all(booked)).filter(({ ok }) => ok).length;
  expect(won).toBeLessThanOrEqual(CAPACITY);
  expect(await seatsAt(slot(4))).toHaveLength(won);
  // Every freed place can be booked again.
  const late = await Promise.all(visitors(10, 200).map((visitor) => book(slot(4), visitor)));
  expect(late.filter(({ ok }) => ok)).toHaveLength(CAPACITY - won);
  expect(await seatsAt(slot(4))).toEqual([1, 2, 3]);
});

test('both servers count the seats of a network together', async () => {
  const outcomes = await Promise.all(
    visitors(40).map((visitor) => {
      const client = clientAt(servers[visitor % 2]?.origin ?? '', `203.0.113.${visitor}`);
      const body = exampleTerminfinderEnquiry(slot(visitor % slots.length), visitor);
      return answered(() => client.call(submitTerminfinderEnquiryEndpoint, { body }));
    }),
  );
  const { bookingsWithoutProof } = DEFAULT_SETTINGS.limits.bookings;
  expect(answers(outcomes)).toEqual({ OK: bookingsWithoutProof, PROOF_NEEDED: 40 - bookingsWithoutProof });
  expect(await countOf('appointment')).toBe(bookingsWithoutProof);
});

test('lapsed places go to as many of fifty visitors as there are places, late clicks among them', async () => {
  for (const visitor of visitors(CAPACITY)) await book(slot(4), visitor);
  const late = await tokens();
  const past = new Date(Date.now() - 1000);
  await db
    .updateTable('next_step')
    .set({ held_from: new Date(0), held_until: past })
    .execute();
  const clicks = late.map((token, n) =>
    answered(() => clientOf(n).call(confirmAppointmentEndpoint, { body: { token } })),
  );
  const booked = visitors(50, 100).map((visitor) => book(slot(4), visitor));
  const won = (await Promise.all([...clicks, ...booked])).filter(({ ok }) => ok);
  expect(won).toHaveLength(CAPACITY);
  const held = await db
    .selectFrom('appointment')
    .select('seat')
    .where('starts_at', '=', new Date(slot(4)))
    .where('seat', 'is not', null)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', past)]))
    .orderBy('seat')
    .execute();
  expect(held.map(({ seat }) => seat)).toEqual([1, 2, 3]);
});

/** Staff at both servers in turn. */
const agents = (count: number) =>
  Promise.all(
    visitors(count).map((n) =>
      staffBrowser({ db, clock: { now: new Date() }, origin: servers[n % 2]?.origin ?? '' }, 'agent'),
    ),
  );

test('of ten agents at two servers one gets the call', async () => {
  await book(slot(4), 0);
  const { enquiry_id: enquiryId } = await db
    .selectFrom('enquiry')
    .select('enquiry_id')
    .executeTakeFirstOrThrow();
  const claims = (await agents(10)).map(({ browser }) =>
    browser.client.call(claimCallEndpoint, { body: { enquiryId } }),
  );
  expect(answers(await Promise.all(claims))).toEqual({ OK: 1, CLAIMED: 9 });
});

test('staff and visitors take the seats of one time as often as there are seats', async () => {
  for (const visitor of visitors(10)) await book(slot(10 + visitor), visitor);
  const called = await db.selectFrom('enquiry').select('enquiry_id').execute();
  const ready = await Promise.all(
    (await agents(called.length)).map(async ({ browser }, n) => {
      const enquiryId = called[n]?.enquiry_id ?? '';
      await browser.client.call(claimCallEndpoint, { body: { enquiryId } });
      return { client: browser.client, enquiryId };
    }),
  );
  const outcome = { kind: 'CALL', start: slot(4) } as const;
  const ofStaff = ready.map(({ client, enquiryId }) =>
    answered(() => client.call(endCallEndpoint, { body: { enquiryId, outcome } })),
  );
  const ofVisitors = visitors(30, 100).map((visitor) => book(slot(4), visitor));
  const won = (await Promise.all([...ofStaff, ...ofVisitors])).filter(({ ok }) => ok);
  expect(won).toHaveLength(CAPACITY);
  expect(await seatsAt(slot(4))).toEqual([1, 2, 3]);
});

test('both servers count the calls of a client together', async () => {
  const statuses = await Promise.all(
    visitors(40).map(async (n) => {
      const response = await fetch(servers[n % 2]?.origin + requestPrecallEndpoint.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.50' },
        body: JSON.stringify({ enquiryId: `unknown-${n}`, ts: slot(0), duration: 1800 }),
      });
      return response.status;
    }),
  );
  expect(statuses.toSorted()).toEqual([...Array(30).fill(404), ...Array(10).fill(429)]);
});
