import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { useHalfHours } from '../testing/half-hours.ts';
import { useTestApp } from '../testing/test-app.ts';

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

const request = (enquiryId: string, ts: string, idempotencyKey?: string) =>
  app.client.call(requestPrecallEndpoint, {
    body: { enquiryId, ts, duration: 1800 },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

async function wish(enquiryId: string, ts: string, idempotencyKey?: string): Promise<void> {
  expect(await request(enquiryId, ts, idempotencyKey)).toEqual({ ok: true, reply: { data: { enquiryId } } });
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
    ['is long ago', '0000-01-01T00:00:00+23:59'],
    ['is far off', '9999-12-31T23:59:59.999-23:59'],
  ])('for a time that %s is kept for the staff, once', async (_case, ts) => {
    const enquiryId = await enquire();
    await wish(enquiryId, ts);
    await wish(enquiryId, ts);
    expect(await appointments()).toMatchObject([
      { kind: 'CALLBACK', state: 'WISHED', seat: null, starts_at: new Date(ts), sequence: 0 },
    ]);
    expect(await announced()).toEqual(['callback.wished']);
  });

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
      Array.from({ length: 20 }, (_, index) => wish(enquiryId, NINE, index % 2 ? 'key' : undefined)),
    );
    await wish(enquiryId, '2026-11-17T08:00:00Z');
    expect(await appointments()).toMatchObject([{ seat: 1, sequence: 0 }]);
    expect(await announced()).toEqual(['callback.wished']);
  });

  test('with the same key for another time is refused', async () => {
    const enquiryId = await enquire();
    await wish(enquiryId, NINE, 'key');
    expect(await request(enquiryId, TEN, 'key')).toMatchObject({
      failure: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('for another time moves it, and the first place is free again', async () => {
    const [first, second, third] = [await enquire(1), await enquire(2), await enquire(3)];
    await wish(first, NINE);
    await wish(second, NINE);
    await wish(first, TEN);
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
    await wish(enquiryId, NINE);
    await wish(enquiryId, '2026-11-22T10:00:00+01:00');
    expect(await appointments()).toMatchObject([{ state: 'WISHED', seat: null, sequence: 1 }]);
    await wish(enquiryId, NINE);
    expect(await appointments()).toMatchObject([{ state: 'BOOKED', seat: 1, sequence: 2 }]);
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
