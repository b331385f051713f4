import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import {
  addWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  pauseWebhookEndpoint,
  removeWebhookEndpoint,
  resendDeliveriesEndpoint,
  showDeliveryEndpoint,
  testWebhookEndpoint,
} from '@funnel/contract/webhook/manage-webhooks';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let carla: Awaited<ReturnType<typeof staffBrowser>>;
let endpointId: string;
beforeEach(async () => {
  app.webhooks.calls = [];
  app.webhooks.fails = undefined;
  carla = await staffBrowser(app, 'owner');
  ({ endpointId } = replyOf(await add('https://crm.example/hook')).data);
});

const add = (url: string) => carla.browser.client.call(addWebhookEndpoint, { body: { url } });
const list = async () => replyOf(await carla.browser.client.call(listWebhooksEndpoint)).data.endpoints;
const log = async (query: { only?: 'failed'; after?: string; limit?: number } = {}) =>
  replyOf(await carla.browser.client.call(listDeliveriesEndpoint, { query })).data;
const pause = async (isPaused: boolean, id = endpointId) =>
  codeOf(await carla.browser.client.call(pauseWebhookEndpoint, { body: { endpointId: id, isPaused } }));
const resend = (eventIds: string[]) =>
  carla.browser.client.call(resendDeliveriesEndpoint, { body: { endpointId, eventIds } });
async function enquire(email = 'anna@gross.example'): Promise<void> {
  replyOf(
    await app.client.call(submitEnquiryEndpoint, { body: { ...exampleEnquiry(), personal_email: email } }),
  );
  await app.runJobs();
}

test('an address is added with a secret that signs, and every act on it is written down', async () => {
  await enquire();
  expect(app.webhooks.calls).toMatchObject([{ url: 'https://crm.example/hook' }]);
  expect(await list()).toMatchObject([{ endpointId, told: 1, waiting: 0, lastOutcome: 'OK' }]);
  expect(await pause(true)).toBe('OK');
  expect(await pause(true)).toBe('OK');
  expect(await pause(false)).toBe('OK');
  const remove = () => carla.browser.client.call(removeWebhookEndpoint, { body: { endpointId } });
  expect(codeOf(await remove())).toBe('OK');
  expect(codeOf(await remove())).toBe('NOT_FOUND');
  expect((await staffEvents(app)).map(({ data }) => 'act' in data && data.act)).toEqual([
    'added',
    'paused',
    'resumed',
    'removed',
  ]);
});

test('who tried an address or had events sent again is in the audit trail, with which and whose', async () => {
  const { client } = carla.browser;
  replyOf(await client.call(testWebhookEndpoint, { body: { endpointId } }));
  const [tried] = (await log()).deliveries;
  await enquire();
  const [told] = (await log()).deliveries;
  replyOf(await resend([told?.eventId ?? '', crypto.randomUUID()]));
  // Nothing was replayed, so the audit trail has no entry.
  replyOf(await resend([crypto.randomUUID()]));
  const { enquiry_id: enquiryId } = await app.db
    .selectFrom('enquiry')
    .select('enquiry_id')
    .executeTakeFirstOrThrow();
  const actorId = carla.staffId;
  const which = { endpointId, host: 'crm.example' };
  expect((await staffEvents(app)).slice(1)).toEqual([
    { type: 'webhook.tested', actor: 'staff', actorId, data: { ...which, eventIds: [tried?.eventId] } },
    {
      type: 'webhook.resent',
      actor: 'staff',
      actorId,
      data: { ...which, eventIds: [told?.eventId], enquiryIds: [enquiryId] },
    },
  ]);
  const trail = async (query: { kind?: 'data'; enquiry?: string }) =>
    replyOf(await client.call(listAuditEndpoint, { query })).data.entries;
  const by = { staffId: actorId };
  expect((await trail({ kind: 'data' })).slice(0, 2)).toMatchObject([
    { type: 'webhook.resent', by, host: 'crm.example', enquiries: 1, enquiry: { enquiryId } },
    { type: 'webhook.tested', by, host: 'crm.example' },
  ]);
  expect(await trail({ enquiry: enquiryId })).toMatchObject([
    { type: 'webhook.resent' },
    { type: 'enquiry.received' },
  ]);
});

test.each([
  'http://crm.example/hook',
  'ftp://crm.example',
  'crm.example',
  'https://u:p@crm.example',
  'https://crm.example/#x',
])('%s is refused', async (url) => {
  expect(codeOf(await add(url))).toBe('INVALID_INPUT');
  expect(await list()).toHaveLength(1);
});

test('a paused address gets no events, and has the time of its pause', async () => {
  await pause(true);
  await enquire();
  expect(app.webhooks.calls).toEqual([]);
  expect(await list()).toMatchObject([{ disabled: { because: 'PAUSED', at: app.clock.now.toISOString() } }]);
  expect(codeOf(await carla.browser.client.call(testWebhookEndpoint, { body: { endpointId } }))).toBe(
    'NOT_FOUND',
  );
  expect(await pause(true, 'nobody')).toBe('NOT_FOUND');
});

test('one that answers 410 says since when, is off after a day of it, and can be turned on again', async () => {
  app.webhooks.fails = { code: 'BAD_STATUS', status: 410 };
  await enquire();
  expect(await list()).toMatchObject([
    { goneSince: app.clock.now.toISOString(), waiting: 1, lastOutcome: '410' },
  ]);
  expect((await list())[0]).not.toHaveProperty('disabled');
  const since = new Date(app.clock.now.getTime() - 24 * 60 * 60 * 1000);
  await app.db.updateTable('webhook_endpoint').set({ gone_since: since }).execute();
  await enquire('berta@gross.example');
  expect(await list()).toMatchObject([{ disabled: { because: 'GONE' }, waiting: 0 }]);
  await pause(false);
  expect((await list())[0]).not.toHaveProperty('goneSince');
});

test('a test that succeeds ends the day of 410s, and one that fails does not count', async () => {
  const call = () => carla.browser.client.call(testWebhookEndpoint, { body: { endpointId } });
  app.webhooks.fails = { code: 'BAD_STATUS', status: 410 };
  await call();
  expect((await list())[0]).not.toHaveProperty('goneSince');
  await enquire();
  expect((await list())[0]).toHaveProperty('goneSince');
  app.webhooks.fails = undefined;
  await call();
  expect((await list())[0]).not.toHaveProperty('goneSince');
});

test('a test calls at once, without an enquiry, and tells what was answered', async () => {
  const call = async () =>
    replyOf(await carla.browser.client.call(testWebhookEndpoint, { body: { endpointId } })).data;
  expect(await call()).toMatchObject({ outcome: 'OK' });
  expect(JSON.parse(app.webhooks.calls[0]?.body ?? '')).toEqual({
    type: 'webhook.test',
    timestamp: app.clock.now.toISOString(),
    data: {},
  });
  app.webhooks.fails = { code: 'BAD_STATUS', status: 503 };
  expect(await call()).toMatchObject({ outcome: '503' });
  expect((await log()).deliveries).toMatchObject([{ outcome: '503' }, { outcome: 'OK' }]);
  expect(await list()).toMatchObject([{ waiting: 0, told: 0 }]);
});

test('what failed waits, is listed alone, shown with its body, and sent again', async () => {
  app.webhooks.fails = { code: 'BAD_STATUS', status: 503 };
  await enquire();
  expect(await list()).toMatchObject([{ waiting: 1, lastOutcome: '503' }]);
  const { deliveries, attempts } = await log({ only: 'failed' });
  expect(deliveries[0]).toMatchObject({ type: 'enquiry.received', attempt: 1, outcome: '503', isLast: true });
  expect(attempts).toBe(10);
  const eventId = deliveries[0]?.eventId ?? '';
  const show = await carla.browser.client.call(showDeliveryEndpoint, { query: { eventId } });
  expect(JSON.parse(replyOf(show).data.body)).toMatchObject({ type: 'enquiry.received' });
  expect((await staffEvents(app)).at(-1)).toMatchObject({ type: 'data.viewed', actorId: carla.staffId });

  app.webhooks.fails = undefined;
  expect(replyOf(await resend([eventId, eventId])).data).toEqual({ queued: 1 });
  await app.runJobs();
  expect((await log()).deliveries.map(({ outcome, isLast }) => [outcome, isLast])).toEqual([
    ['OK', true],
    ['503', false],
  ]);
  expect(await list()).toMatchObject([{ waiting: 0, told: 1 }]);
});

test('nothing is sent again of an erased enquiry, or to an address that is off', async () => {
  expect(replyOf(await resend([crypto.randomUUID()])).data).toEqual({ queued: 0 });
  await pause(true);
  expect(codeOf(await resend([crypto.randomUUID()]))).toBe('WRONG_STATE');
});

test('the log comes in pages', async () => {
  for (const name of ['a', 'b', 'c']) await enquire(`${name}@gross.example`);
  const first = await log({ limit: 2 });
  const second = await log({ limit: 2, after: first.next ?? '' });
  expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([2, 1, null]);
  const ids = [...first.deliveries, ...second.deliveries].map(({ deliveryId }) => deliveryId);
  expect(new Set(ids).size).toBe(3);
});
