import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import type { ApiScope } from '@funnel/domain/access/api-scope';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { expect, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { UNLIMITED_CLIENTS: '', TRUST_PROXY: '1' } });

const keyWith = (...scopes: ApiScope[]) => makeApiKey(app.db, { name: 'CRM', scopes, now: app.clock.now });

const exported = (query: string, key?: string) =>
  fetch(`${app.origin}${exportEnquiriesEndpoint.path}?${query}`, {
    headers: { 'x-forwarded-for': '203.0.113.9', ...(key && { authorization: `Bearer ${key}` }) },
  });

test('a program fetches codes with its key, and the audit trail has which key took whose data', async () => {
  const { enquiryId } = await submitExample(app);
  const { keyId, key } = await keyWith('enquiries:export');
  const answer = await exported('format=codes&status=NEW', key);
  expect(answer.status).toBe(200);
  const [heads, row] = (await answer.text()).split('\r\n');
  expect(heads).toMatch(/^"enquiryId","receivedAt","status",/);
  expect(row).toContain(`"${enquiryId}","2026-11-16T10:00:00.000Z","NEW",,"MRS","Anna Lena Groß",`);
  expect(await (await exported('format=json&status=WON', key)).json()).toEqual([]);
  const event = { type: 'data.exported', actor: 'api-key', actorId: keyId };
  const call = exportEnquiriesEndpoint.path;
  expect(await staffEvents(app)).toEqual([
    { ...event, data: { call, enquiryIds: [enquiryId] } },
    { ...event, data: { call, enquiryIds: [] } },
  ]);
  const { browser } = await staffBrowser(app, 'owner');
  const query = { enquiry: enquiryId, kind: 'data' } as const;
  expect(replyOf(await browser.client.call(listAuditEndpoint, { query })).data.entries).toMatchObject([
    { type: 'data.exported', actor: 'api-key', key: 'CRM', enquiries: 1 },
  ]);
});

test('nobody else exports: neither without a key, nor with one for other things, nor with one that is revoked', async () => {
  await submitExample(app);
  expect((await exported('format=codes')).status).toBe(401);
  const other = await keyWith('events:read', 'files:read');
  expect((await exported('format=codes', other.key)).status).toBe(403);
  const { keyId, key } = await keyWith('enquiries:export');
  await app.db
    .updateTable('api_key')
    .set({ revoked_at: app.clock.now })
    .where('key_id', '=', keyId)
    .execute();
  expect((await exported('format=codes', key)).status).toBe(401);
  expect(await staffEvents(app)).toEqual([]);
});

test('each program has its own limit, like each of the staff', async () => {
  const limits = DEFAULT_SETTINGS.limits;
  const calls = { ...limits.calls, deskExportsOfStaff: { calls: 1, minutes: 60 } };
  await storeSetting(app.db, 'limits', { ...limits, calls }, app.clock.now);
  await app.settings.refresh();
  const crm = await keyWith('enquiries:export');
  const shop = await keyWith('enquiries:export');
  expect((await exported('format=codes', crm.key)).status).toBe(200);
  const refused = await exported('format=codes', crm.key);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect((await exported('format=codes', shop.key)).status).toBe(200);
});
