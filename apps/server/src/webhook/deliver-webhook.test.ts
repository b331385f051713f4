import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { listJobs, sendJobsAgain } from '../testing/run-jobs.ts';
import { staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { insertEndpoint } from './webhook.queries.ts';

const app = useTestApp();
const START = app.clock.now;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

beforeEach(async () => {
  app.webhooks.calls = [];
  app.webhooks.fails = undefined;
  app.webhooks.failsFor = undefined;
  app.clock.now = START;
  app.log.length = 0;
  await addEndpoint('first');
});

const addEndpoint = (endpointId: string) =>
  insertEndpoint(app.db, {
    endpointId,
    url: `https://${endpointId}.example/hook?key=s3cret`,
    secret,
    createdAt: app.clock.now,
  });

async function submit(visitor = 0): Promise<string> {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.reply.data.enquiryId;
}

/** A new event some hours after the start, and its first delivery. */
async function fail(status: number | undefined, hours: number): Promise<void> {
  app.clock.now = new Date(START.getTime() + hours * HOUR_MS);
  app.webhooks.fails = status === undefined ? undefined : { code: 'BAD_STATUS', status };
  await submit(1 + hours);
  await app.runJobs();
}

const endpoint = () =>
  app.db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('endpoint_id', '=', 'first')
    .executeTakeFirstOrThrow();
const lines = (msg: string) => app.log.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);
const waiting = async () =>
  (await listJobs(app.db, 'deliver-webhook')).filter(({ state }) => state === 'created');
const log = () =>
  app.db
    .selectFrom('webhook_delivery')
    .select(['endpoint_id', 'attempt', 'outcome'])
    .orderBy('delivery_id')
    .execute();

describe('a webhook', () => {
  test('sends an event to every endpoint with its id, and the enquiry as it was then', async () => {
    await addEndpoint('second');
    const enquiryId = await submit();
    await app.runJobs();
    expect(app.webhooks.calls.map(({ url }) => url).sort()).toEqual([
      'https://first.example/hook?key=s3cret',
      'https://second.example/hook?key=s3cret',
    ]);
    const [event] = await listJobs(app.db, 'event');
    const { personal_email: email, personal_full_name: fullName, question_shape } = exampleEnquiry();
    for (const call of app.webhooks.calls) {
      expect(call).toMatchObject({ eventId: event?.id, secret, sentAt: app.clock.now });
      expect(JSON.parse(call.body)).toEqual({
        type: 'enquiry.received',
        version: 2,
        timestamp: app.clock.now.toISOString(),
        actor: 'visitor',
        data: {
          enquiryId,
          statisticsId: statisticsIdOf(enquiryId),
          enquiry: expect.objectContaining({
            email,
            fullName,
            telephone: '+49681123456',
            telephoneRaw: '0681 / 123456',
            answers: expect.objectContaining({ question_shape }),
          }),
        },
      });
    }
    expect(await log()).toHaveLength(2);
  });

  test('sends the state at the event, not the current one, and nothing once the enquiry is erased', async () => {
    const enquiryId = await submit();
    const { personal_email: email } = exampleEnquiry();
    await app.db.updateTable('enquiry').set({ email: 'later@gross.example' }).execute();
    app.webhooks.fails = { code: 'TIMEOUT' };
    await app.runJobs();
    expect(JSON.parse(app.webhooks.calls[0]?.body ?? '')).toMatchObject({ data: { enquiry: { email } } });
    expect(JSON.stringify(await listJobs(app.db, 'deliver-webhook'))).not.toContain('@');
    await app.db.deleteFrom('mail').execute();
    await app.db.deleteFrom('enquiry').where('enquiry_id', '=', enquiryId).execute();
    expect(await app.db.selectFrom('event').selectAll().execute()).toEqual([]);
    await app.runJobs({ ignoresPauses: true });
    expect(app.webhooks.calls).toHaveLength(1);
  });

  test('queued again after a crash goes out once', async () => {
    await submit();
    await app.runJobs();
    await sendJobsAgain(app.db, 'event');
    await app.runJobs();
    expect(app.webhooks.calls).toHaveLength(1);
  });

  test('that fails is retried after each pause of the list, with the same id and body, and then given up', async () => {
    await submit();
    app.webhooks.fails = { code: 'BAD_STATUS', status: 503 };
    await app.runJobs();
    const pauses: number[] = [];
    for (let job = (await waiting())[0]; job; job = (await waiting())[0]) {
      pauses.push(job.waitsSeconds);
      await app.runJobs({ ignoresPauses: true });
    }
    const [, ...pausesOfTheList] = app.services.webhookRetrySeconds;
    expect(pauses).toEqual(pausesOfTheList);
    expect(app.webhooks.calls).toHaveLength(app.services.webhookRetrySeconds.length);
    expect(new Set(app.webhooks.calls.map(({ eventId, body }) => eventId + body)).size).toBe(1);
    expect((await log()).map(({ attempt, outcome }) => `${attempt} ${outcome}`)).toEqual(
      app.services.webhookRetrySeconds.map((_, attempt) => `${attempt} 503`),
    );
    const [{ eventId } = { eventId: '' }] = app.webhooks.calls;
    const told = { event: 'enquiry.received', eventId, receiver: 'first.example/hook' };
    expect(lines('webhook failed')[1]).toMatchObject({
      ...told,
      code: 'BAD_STATUS',
      status: 503,
      attempt: 1,
    });
    expect(lines('webhook given up')).toMatchObject([told]);
    expect(app.log.join('')).not.toContain('s3cret');
  });

  test.each([
    [{ code: 'TIMEOUT' }, 'TIMEOUT'],
    [{ code: 'REDIRECT', status: 302 }, '302'],
    [{ code: 'NOT_ALLOWED' }, 'NOT_ALLOWED'],
  ] as const)('that ends with %j is logged as %s and tried again', async (fails, outcome) => {
    await submit();
    app.webhooks.fails = fails;
    await app.runJobs();
    expect(await log()).toEqual([{ endpoint_id: 'first', attempt: 0, outcome }]);
    app.webhooks.fails = undefined;
    await app.runJobs({ ignoresPauses: true });
    expect((await log()).at(-1)).toEqual({ endpoint_id: 'first', attempt: 1, outcome: 'OK' });
    expect(await waiting()).toEqual([]);
  });

  test('answered with 410 once is tried again like any other, and its endpoint stays on', async () => {
    await submit();
    app.webhooks.fails = { code: 'BAD_STATUS', status: 410 };
    await app.runJobs();
    expect(await waiting()).toHaveLength(1);
    app.webhooks.fails = undefined;
    await app.runJobs({ ignoresPauses: true });
    expect((await log()).map(({ outcome }) => outcome)).toEqual(['410', 'OK']);
    expect(await endpoint()).toMatchObject({ disabled_because: null, gone_since: null });
  });

  test('answered with 410 for a day is paused, the trail tells it, and the other goes on', async () => {
    await addEndpoint('second');
    await submit();
    await app.runJobs();
    app.webhooks.failsFor = 'https://first.example/hook?key=s3cret';
    for (const hours of [0, 10, 20]) {
      await fail(410, hours);
      expect(await endpoint()).toMatchObject({ disabled_at: null, gone_since: START });
    }
    // Another failure is neither a 410 nor a success.
    await fail(503, 22);
    await fail(410, 24);
    const at = new Date(START.getTime() + DAY_MS);
    expect(await endpoint()).toMatchObject({ disabled_because: 'GONE', disabled_at: at });
    expect(await staffEvents(app)).toMatchObject([
      { type: 'data.changed', actor: 'system', data: { call: 'webhooks', act: 'gone', endpointId: 'first' } },
    ]);
    app.webhooks.calls = [];
    await fail(410, 25);
    expect(app.webhooks.calls.map(({ url }) => url)).toEqual(['https://second.example/hook?key=s3cret']);
  });

  test('that succeeds in between begins a new day', async () => {
    await fail(410, 0);
    await fail(undefined, 10);
    await fail(410, 20);
    await fail(410, 30);
    expect(await endpoint()).toMatchObject({ disabled_at: null });
    await fail(410, 44);
    expect(await endpoint()).toMatchObject({ disabled_because: 'GONE' });
  });

  test('to an endpoint that is removed meanwhile is dropped', async () => {
    await submit();
    app.webhooks.fails = { code: 'TIMEOUT' };
    await app.runJobs();
    await app.db.deleteFrom('webhook_endpoint').execute();
    await app.runJobs({ ignoresPauses: true });
    expect(app.webhooks.calls).toHaveLength(1);
  });
});
