import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { codeOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { useHalfHours } from '../testing/half-hours.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { callAs } from './appointment.queries.ts';
import { appointmentToken } from './appointment-token.queries.ts';

const app = useTestApp();
useHalfHours(app);
const NINE = '2026-11-17T09:00:00+01:00';
const TEN = '2026-11-17T10:00:00+01:00';

async function enquire(visitor = 0): Promise<string> {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });
  if (!outcome.ok) throw new Error('no enquiry');
  return outcome.reply.data.enquiryId;
}

async function book(start: string, visitor = 0): Promise<string> {
  const body = exampleTerminfinderEnquiry(start, visitor);
  const outcome = await app.client.call(submitTerminfinderEnquiryEndpoint, { body });
  if (!outcome.ok) throw new Error('not booked');
  return outcome.reply.data.enquiryId;
}

const request = (
  enquiryId: string,
  ts: string,
  more: { idempotencyKey?: string; enquiryToken?: string } = {},
) => app.client.call(requestPrecallEndpoint, { body: { enquiryId, ts, duration: 1800 }, ...more });

/** Gives the token that the wish was answered with, if any. */
async function wish(...given: Parameters<typeof request>): Promise<string | undefined> {
  const outcome = await request(...given);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  expect(outcome.reply.data.enquiryId).toBe(given[0]);
  return outcome.reply.data.token;
}

/** The token of a wish that made or moved a call. */
async function tokenOf(...given: Parameters<typeof request>): Promise<{ enquiryToken: string }> {
  const enquiryToken = await wish(...given);
  if (enquiryToken === undefined) throw new Error('no token');
  return { enquiryToken };
}

const appointments = () => app.db.selectFrom('appointment').selectAll().orderBy('starts_at').execute();
async function announced(): Promise<string[]> {
  return (await announcedTypes(app.db)).filter((kind) => kind !== 'enquiry.received');
}

describe('a call-back wish', () => {
  test('takes a place if one is free, and is announced once', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, NINE);
    expect(await appointments()).toMatchObject([
      {
        enquiry_id: enquiryId,
        kind: 'CALLBACK',
        state: 'BOOKED',
        starts_at: new Date(NINE),
        ends_at: new Date('2026-11-17T09:30:00+01:00'),
        seat: 1,
        sequence: 0,
      },
    ]);
    expect(await announced()).toEqual(['callback.wished']);
  });

  test.each([
    ['has passed', '2026-11-16T09:00:00+01:00'],
    ['is on a Sunday', '2026-11-22T10:00:00+01:00'],
    ['is off the grid', '2026-11-17T09:10:00+01:00'],
    ['is a millisecond off', '2026-11-17T09:00:00.001+01:00'],
    ['is long ago', '1900-01-01T00:00:00Z'],
    ['is far off', '9998-12-31T23:59:59.999Z'],
  ])('for a time that %s is kept for the staff, once', async (_case, ts) => {
    const enquiryId = await enquire();
    await wish(enquiryId, ts);
    await wish(enquiryId, ts);
    expect(await appointments()).toMatchObject([
      { kind: 'CALLBACK', state: 'WISHED', seat: null, starts_at: new Date(ts), sequence: 0 },
    ]);
    expect(await announced()).toEqual(['callback.wished']);
  });

  // No reply could write them: five digits of the year, a minus sign, or an offset with seconds.
  test.each(['9999-12-31T23:59:59.999-23:59', '0000-01-01T00:00:00+23:59', '1892-01-01T00:00:00Z'])(
    'for %s is refused, and the staff see list, queue and record of the enquiry',
    async (ts) => {
      const enquiryId = await enquire();
      const refused = await request(enquiryId, ts);
      expect(refused).toMatchObject({ failure: { code: 'INVALID_INPUT' } });
      expect(await appointments()).toEqual([]);
      const { client } = (await staffBrowser(app, 'agent')).browser;
      for (const tab of ['NOW', 'LATER'] as const)
        expect(codeOf(await client.call(showQueueEndpoint, { query: { tab } }))).toBe('OK');
      expect(codeOf(await client.call(listEnquiriesEndpoint, { query: {} }))).toBe('OK');
      expect(codeOf(await client.call(showEnquiryEndpoint, { query: { enquiryId } }))).toBe('OK');
    },
  );

  test('for a time that is full is kept for the staff', async () => {
    for (const visitor of [1, 2, 3]) await wish(await enquire(visitor), NINE);
    const states = (await appointments()).map(({ state, seat }) => `${state} ${seat}`);
    expect(states.sort()).toEqual(['BOOKED 1', 'BOOKED 2', 'WISHED null']);
  });

  test('for an unknown enquiry is refused', async () => {
    expect(await request('no-such-enquiry', NINE)).toMatchObject({
      failure: { code: 'NOT_FOUND', status: 404 },
    });
    expect(await appointments()).toEqual([]);
  });
});

describe('a repeated wish', () => {
  test('for the same time makes nothing new, with or without its key, also concurrently', async () => {
    const enquiryId = await enquire();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        wish(enquiryId, NINE, index % 2 ? { idempotencyKey: 'key' } : {}),
      ),
    );
    await wish(enquiryId, '2026-11-17T08:00:00Z');
    expect(await appointments()).toMatchObject([{ seat: 1, sequence: 0 }]);
    expect(await announced()).toEqual(['callback.wished']);
  });

  test('with the same key for another time is refused', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, NINE, { idempotencyKey: 'key' });
    expect(await request(enquiryId, TEN, { idempotencyKey: 'key' })).toMatchObject({
      failure: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('with the same key is answered with the same token; another for the same time with none', async () => {
    const enquiryId = await enquire();
    const first = await wish(enquiryId, NINE, { idempotencyKey: 'key' });
    expect(first).toEqual(expect.any(String));
    expect(await wish(enquiryId, NINE, { idempotencyKey: 'key' })).toBe(first);
    expect(await wish(enquiryId, NINE)).toBeUndefined();
    expect(JSON.stringify(await app.db.selectFrom('idempotency_key').selectAll().execute())).not.toContain(
      first,
    );
  });
});

describe('another wish of who has made the first', () => {
  test('moves the call, and the first place is free again', async () => {
    const [first, second, third] = [await enquire(1), await enquire(2), await enquire(3)];
    const token = await tokenOf(first, NINE);
    await wish(second, NINE);
    await wish(first, TEN, token);
    await wish(third, NINE);
    expect(await appointments()).toMatchObject([
      { state: 'BOOKED', starts_at: new Date(NINE) },
      { state: 'BOOKED', starts_at: new Date(NINE) },
      { state: 'BOOKED', starts_at: new Date(TEN), enquiry_id: first, sequence: 1, seat: 1 },
    ]);
    expect(await announced()).toHaveLength(4);
  });

  test('for a time that is not offered frees the first place: the last wish counts', async () => {
    const enquiryId = await enquire();
    const token = await tokenOf(enquiryId, NINE);
    const next = await tokenOf(enquiryId, '2026-11-22T10:00:00+01:00', token);
    expect(await appointments()).toMatchObject([{ state: 'WISHED', seat: null, sequence: 1 }]);
    await wish(enquiryId, NINE, next);
    expect(await appointments()).toMatchObject([{ state: 'BOOKED', seat: 1, sequence: 2 }]);
  });

  test('moves it with the token of the mailed link, too', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, NINE);
    const [call] = await appointments();
    const enquiryToken = await appointmentToken(app.db, call?.appointment_id ?? '');
    await wish(enquiryId, TEN, { enquiryToken });
    expect(await appointments()).toMatchObject([{ starts_at: new Date(TEN), sequence: 1 }]);
  });
});

describe('a wish of somebody who only knows the enquiry', () => {
  const revisions = () => app.db.selectFrom('enquiry_revision').select('data').execute();

  test('leaves a call-back where it is, and is told to the staff once', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, NINE);
    const before = await appointments();
    expect(await wish(enquiryId, TEN)).toBeUndefined();
    expect(await wish(enquiryId, TEN, { idempotencyKey: 'key' })).toBeUndefined();
    expect(await appointments()).toEqual(before);
    expect(await revisions()).toEqual([{ data: { precall_requested_at: '2026-11-17T09:00:00.000Z' } }]);
    expect(await announced()).toEqual(['callback.wished', 'callback.wished']);
  });

  test('leaves a wish that the staff have yet to settle where it is', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, '2026-11-22T10:00:00+01:00');
    const before = await appointments();
    await wish(enquiryId, TEN);
    expect(await appointments()).toEqual(before);
  });

  test.each<[string, (own: string) => Promise<string>]>([
    ['of another enquiry', async () => (await tokenOf(await enquire(7), TEN)).enquiryToken],
    ['that is forged', async (own) => `${own.slice(0, -4)}AAAA`],
    ['that is none', async () => 'token'],
    ['without a signature', async (own) => own.replace(/\.[^.]*$/, '.')],
  ])('is none of the first with a token %s', async (_case, tokenFrom) => {
    const enquiryId = await enquire();
    const { enquiryToken: own } = await tokenOf(enquiryId, NINE);
    await wish(enquiryId, '2026-11-17T11:00:00+01:00', { enquiryToken: await tokenFrom(own) });
    const calls = await appointments();
    expect(calls.find(({ enquiry_id }) => enquiry_id === enquiryId)?.starts_at).toEqual(new Date(NINE));
  });

  test('includes the first, once the call was changed by somebody else', async () => {
    const enquiryId = await enquire();
    const token = await tokenOf(enquiryId, NINE);
    const moved = { starts_at: new Date(TEN), ends_at: new Date('2026-11-17T10:30:00+01:00'), sequence: 1 };
    await app.db.updateTable('next_step').set(moved).execute();
    await wish(enquiryId, '2026-11-17T11:00:00+01:00', token);
    expect(await appointments()).toMatchObject([{ starts_at: new Date(TEN), sequence: 1 }]);
  });

  test('makes a call anew after it was cancelled', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, NINE);
    await app.db
      .updateTable('next_step')
      .set({ ...callAs('CANCELLED', null, app.clock.now), sequence: 1 })
      .where('kind', '=', 'CALL')
      .execute();
    expect(await wish(enquiryId, TEN)).toEqual(expect.any(String));
    expect(await appointments()).toMatchObject([{ state: 'BOOKED', starts_at: new Date(TEN) }]);
  });
});

describe('a wish beside a booked consultation', () => {
  test('is kept and announced once, and the consultation stays as it was', async () => {
    const enquiryId = await book(NINE);
    const before = await appointments();
    await wish(enquiryId, TEN);
    await wish(enquiryId, TEN);
    await wish(enquiryId, NINE);
    expect(await appointments()).toEqual(before);
    const revisions = await app.db.selectFrom('enquiry_revision').selectAll().execute();
    expect(revisions).toMatchObject([
      { enquiry_id: enquiryId, data: { precall_requested_at: '2026-11-17T09:00:00.000Z' } },
    ]);
    expect(await announced()).toEqual(['appointment.booked', 'callback.wished']);
  });
});
