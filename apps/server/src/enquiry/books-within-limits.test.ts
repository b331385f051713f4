import { confirmAppointmentEndpoint } from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { Proof } from '@funnel/contract/proof/proof-of-work';
import { DEFAULT_LIMITS } from '@funnel/domain/limit/limit-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { announcedTypes } from '../testing/announced-types.ts';
import { clientAt } from '../testing/client-at.ts';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { RESERVED_HALF_HOURS, useHalfHours } from '../testing/half-hours.ts';
import { solved } from '../testing/solve-challenge.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
useHalfHours(app);
const monday = app.clock.now;
const LIMITS = { ...DEFAULT_LIMITS.bookings, proofRounds: 4 };
const FREE = LIMITS.bookingsWithoutProof;

beforeEach(async () => {
  app.clock.now = monday;
  app.log.length = 0;
  await limitBookings();
});

async function limitBookings(change: Partial<typeof LIMITS> = {}): Promise<void> {
  const bookings = { ...LIMITS, ...change };
  await storeSetting(app.db, 'limits', { ...DEFAULT_LIMITS, bookings }, monday);
  await app.settings.refresh();
}

/** The nth slot, spread over some days, so that no slot is full. */
const at = (n: number) =>
  `2026-11-${17 + (n % 4)}T${String(9 + Math.floor(n / 4)).padStart(2, '0')}:00:00+01:00`;

interface Attempt {
  readonly address?: string;
  readonly start?: string;
  readonly proof?: Proof;
  readonly idempotencyKey?: string;
  readonly asWish?: boolean;
}

function book(visitor: number, attempt: Attempt = {}) {
  const { address = '203.0.113.7', start = at(visitor), asWish, ...options } = attempt;
  const body = { ...exampleTerminfinderEnquiry(start, visitor), ...(asWish && { as_wish: true }) };
  return clientAt(app.origin, address).call(submitTerminfinderEnquiryEndpoint, { body, ...options });
}

type Answer = Awaited<ReturnType<typeof book>>;

function challengeOf(outcome: Answer): unknown {
  if (outcome.ok || outcome.failure.code !== 'PROOF_NEEDED')
    throw new Error(`no challenge: ${codeOf(outcome)}`);
  return outcome.failure.challenge;
}

async function bookWithProof(visitor: number, attempt: Attempt = {}): Promise<Answer> {
  const first = await book(visitor, attempt);
  if (codeOf(first) !== 'PROOF_NEEDED') return first;
  return book(visitor, { ...attempt, proof: await solved(challengeOf(first)) });
}

async function booked(count: number, attempt: Attempt = {}): Promise<void> {
  for (let visitor = 0; visitor < count; visitor++) replyOf(await bookWithProof(visitor, attempt));
}

const rows = () => app.db.selectFrom('appointment').selectAll().execute();
const events = () =>
  app.log.flatMap((line) => {
    const { event } = JSON.parse(line);
    return event ? [event] : [];
  });

describe('a network', () => {
  test('is a /24 or a /48, and no address is stored', async () => {
    for (const [visitor, address] of [
      '203.0.113.1',
      '203.0.113.200',
      '2001:db8:1:1::1',
      '2001:DB8:1:2::9',
    ].entries())
      replyOf(await book(visitor, { address }));
    const networks = (await rows()).map(({ network }) => network ?? '');
    expect(new Set(networks).size).toBe(2);
    for (const network of networks) expect(network).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0|2001:/i);
  });

  test('holds at most six unconfirmed seats, and others are not affected', async () => {
    await booked(6);
    expect(codeOf(await book(6))).toBe('BOOKING_LIMIT');
    expect(codeOf(await book(6, { address: '203.0.113.99' }))).toBe('BOOKING_LIMIT');
    expect(codeOf(await book(6, { address: '203.0.114.7' }))).toBe('OK');
    expect(await rows()).toHaveLength(7);
    expect(events()).toEqual(['booking-network-full', 'booking-network-full']);
    expect(app.log.join('')).not.toContain('203.0');
  });

  test('may book again once somebody has confirmed, and once a booking has lapsed', async () => {
    await storeSetting(app.db, 'slots', RESERVED_HALF_HOURS, monday);
    await booked(6);
    const [row] = await rows();
    const token = await appointmentToken(app.db, row?.appointment_id ?? '');
    replyOf(await app.client.call(confirmAppointmentEndpoint, { body: { token } }));
    expect(codeOf(await bookWithProof(6))).toBe('OK');
    expect(codeOf(await bookWithProof(7))).toBe('BOOKING_LIMIT');
    app.clock.now = new Date(monday.getTime() + 25 * 60 * 60 * 1000);
    expect(codeOf(await bookWithProof(7))).toBe('OK');
  });

  test('holds at most a quarter of a day, confirmed or not', async () => {
    await limitBookings({ unconfirmedPerNetwork: 1000, bookingsWithoutProof: 1000 });
    const outcomes: string[] = [];
    // Eight slots with two places each: a quarter is four.
    for (let n = 0; n < 6; n++) {
      const start = `2026-11-21T${10 + (n % 3)}:00:00+01:00`;
      outcomes.push(codeOf(await book(n, { start })));
      await app.db.updateTable('next_step').set({ confirmed_at: monday, held_until: null }).execute();
    }
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'OK', 'BOOKING_LIMIT', 'BOOKING_LIMIT']);
    expect(codeOf(await book(9, { start: at(0) }))).toBe('OK');
  });

  test('cannot pass its share with concurrent bookings', async () => {
    await limitBookings({ bookingsWithoutProof: 1000 });
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, visitor) => book(visitor)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['OK', 'BOOKING_LIMIT']));
    expect(await rows()).toHaveLength(6);
  });

  test('without limits may book more', async () => {
    for (let visitor = 0; visitor < 10; visitor++) {
      expect(codeOf(await book(visitor, { address: '127.0.0.1' }))).toBe('OK');
    }
    expect((await rows()).every(({ network }) => network === null)).toBe(true);
  });

  test('over its share still sends its enquiry, with the time as a wish', async () => {
    await booked(6);
    expect(codeOf(await book(6, { idempotencyKey: 'one' }))).toBe('BOOKING_LIMIT');
    const { enquiryId } = replyOf(await book(6, { asWish: true, idempotencyKey: 'two' })).data;
    expect(replyOf(await book(6, { asWish: true, idempotencyKey: 'two' })).data.enquiryId).toBe(enquiryId);
    const wish = (await rows()).find((row) => row.enquiry_id === enquiryId);
    expect(wish).toMatchObject({ kind: 'CALLBACK', state: 'WISHED', seat: null, starts_at: new Date(at(6)) });
    expect((await announcedTypes(app.db)).slice(-2)).toEqual(['enquiry.received', 'callback.wished']);
  });

  test('gets no seat over its share by a call-back wish either, and every wish is kept', async () => {
    const client = clientAt(app.origin, '203.0.113.7');
    for (let visitor = 0; visitor < 8; visitor++) {
      const enquiry = { ...exampleEnquiry(visitor), personal_telephone_raw: `0681 ${500_000 + visitor}` };
      const { enquiryId } = replyOf(await client.call(submitEnquiryEndpoint, { body: enquiry })).data;
      const body = { enquiryId, ts: at(visitor), duration: 1800 };
      replyOf(await client.call(requestPrecallEndpoint, { body }));
    }
    const states = (await rows()).map(({ state }) => state).sort();
    expect(states).toEqual([...Array(FREE).fill('BOOKED'), ...Array(8 - FREE).fill('WISHED')]);
  });
});

describe('a proof of work', () => {
  test('is required after a few bookings, and lets the same call through with its key', async () => {
    await booked(FREE);
    const first = await book(FREE, { idempotencyKey: 'key' });
    expect(first).toMatchObject({ ok: false, failure: { code: 'PROOF_NEEDED', status: 428 } });
    expect(await rows()).toHaveLength(FREE);
    const proof = await solved(challengeOf(first));
    const { enquiryId } = replyOf(await book(FREE, { proof, idempotencyKey: 'key' })).data;
    // A retry after a lost answer: neither the proof nor the limit blocks it.
    expect(replyOf(await book(FREE, { proof, idempotencyKey: 'key' })).data.enquiryId).toBe(enquiryId);
    expect(replyOf(await book(FREE, { idempotencyKey: 'key' })).data.enquiryId).toBe(enquiryId);
    expect(await rows()).toHaveLength(FREE + 1);
    expect(events()).toEqual([]);
  });

  test('is good for one booking, also of two concurrent ones', async () => {
    await booked(FREE);
    const proof = await solved(challengeOf(await book(10)));
    const outcomes = await Promise.all([book(10, { proof }), book(11, { proof })]);
    expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'PROOF_NEEDED']);
    expect(codeOf(await book(12, { proof }))).toBe('PROOF_NEEDED');
    expect(events()).toEqual(['booking-proof-wrong', 'booking-proof-wrong']);
  });

  test('stays valid for the next try if the slot was taken meanwhile', async () => {
    await booked(FREE);
    const proof = await solved(challengeOf(await book(10)));
    for (const visitor of [20, 21]) await book(visitor, { address: '127.0.0.1', start: at(10) });
    expect(codeOf(await book(10, { proof }))).toBe('SLOT_TAKEN');
    expect(codeOf(await book(10, { proof, start: at(11) }))).toBe('OK');
  });

  test('expires after five minutes, and is then deleted', async () => {
    await booked(FREE);
    const proof = await solved(challengeOf(await book(10)));
    app.clock.now = new Date(monday.getTime() + 5 * 60 * 1000);
    expect(codeOf(await book(10, { proof }))).toBe('PROOF_NEEDED');
    app.clock.now = new Date(monday.getTime() + 5 * 60 * 1000 - 1);
    expect(codeOf(await book(10, { proof }))).toBe('OK');
    const { expires_at } = await app.db.selectFrom('used_proof').selectAll().executeTakeFirstOrThrow();
    expect(expires_at).toEqual(new Date(monday.getTime() + 5 * 60 * 1000));
  });

  test('is valid only for the network that got the challenge', async () => {
    await booked(FREE);
    for (let visitor = 20; visitor < 20 + FREE; visitor++) await book(visitor, { address: '198.51.100.1' });
    const proof = await solved(challengeOf(await book(10)));
    expect(codeOf(await book(30, { address: '198.51.100.1', proof }))).toBe('PROOF_NEEDED');
    expect(codeOf(await book(10, { address: '203.0.113.200', proof }))).toBe('OK');
  });

  test.each<[string, (proof: Proof) => Proof]>([
    ['of another counter', (p) => ({ ...p, solution: { ...p.solution, derivedKey: '00'.repeat(32) } })],
    [
      'with a later end',
      (p) => {
        const { parameters, signature } = p.challenge;
        const data = { ...parameters.data, until: parameters.data.until + 1 };
        return { ...p, challenge: { signature, parameters: { ...parameters, data } } };
      },
    ],
    [
      'with less work',
      (p) => {
        const { parameters, signature } = p.challenge;
        return { ...p, challenge: { signature, parameters: { ...parameters, cost: 1 } } };
      },
    ],
  ])('%s is refused', async (_case, change) => {
    await booked(FREE);
    const proof = await solved(challengeOf(await book(10)));
    expect(codeOf(await book(10, { proof: change(proof) }))).toBe('PROOF_NEEDED');
    expect(events()).toEqual(['booking-proof-wrong']);
    expect(await rows()).toHaveLength(FREE);
  });

  test.each(['', 'x', '{}', '[]', 'null', '{"challenge":1}'])('of %j is none', async (text) => {
    await booked(FREE);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.7',
      'x-proof-of-work': text,
    };
    const body = JSON.stringify(exampleTerminfinderEnquiry(at(10), 10));
    const url = app.origin + submitTerminfinderEnquiryEndpoint.path;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(428);
  });
});
