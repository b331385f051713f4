import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import type { ApiScope } from '@funnel/domain/access/api-scope';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { beforeEach, expect, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { examplePdf, noisyPicture } from '../testing/example-file.ts';
import { staffEvents } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';
import { insertEndpoint } from '../webhook/webhook.queries.ts';

const app = useTestApp({ environment: { UNLIMITED_CLIENTS: '', TRUST_PROXY: '1' } });

beforeEach(async () => {
  app.webhooks.calls = [];
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  await insertEndpoint(app.db, {
    ...{ endpointId: 'crm', url: 'https://crm.example/hook', secret },
    createdAt: app.clock.now,
  });
});

async function upload(...files: { bytes: Uint8Array; name: string }[]): Promise<string[]> {
  const { body } = await sendForm(app.origin, files);
  return body.uploadedFiles.map(({ fileId }) => fileId);
}

/** Two floor plans of one enquiry, as in its event. */
async function given() {
  const { enquiryId, kitchenId } = await submitExample(app);
  const picture = await noisyPicture(90, 60).jpeg().toBuffer();
  const fcIds = await upload(
    { bytes: picture, name: 'Küche.HEIC' },
    { bytes: examplePdf(), name: 'plan.pdf' },
  );
  const outcome = await app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds } });
  expect(outcome.ok).toBe(true);
  await app.runJobs();
  const bodies = app.webhooks.calls.map(({ body }) => JSON.parse(body));
  const { data } = bodies.find(({ type }) => type === 'files.added');
  return { enquiryId, fcIds, files: data.files as { url: string; size: number; fileId: string }[] };
}

async function keyWith(...scopes: ApiScope[]) {
  return makeApiKey(app.db, { name: 'CRM', scopes, now: app.clock.now });
}

const get = (url: string, key?: string) =>
  fetch(url.replace('https://kueche.example', app.origin), {
    headers: { 'x-forwarded-for': '203.0.113.9', ...(key && { authorization: `Bearer ${key}` }) },
  });

test('an event of files names each of them, and a program fetches them with its key, which is written down', async () => {
  const { enquiryId, fcIds, files } = await given();
  const [pictureId, pdfId] = fcIds;
  const url = (fileId = '') => `https://kueche.example/api/v1/enquiry-files?fileId=${fileId}`;
  expect(files).toHaveLength(2);
  expect(files).toEqual(
    expect.arrayContaining([
      {
        fileId: pictureId,
        name: 'Küche.jpg',
        type: 'image/jpeg',
        size: expect.any(Number),
        url: url(pictureId),
      },
      {
        fileId: pdfId,
        name: 'plan.pdf',
        type: 'application/pdf',
        size: examplePdf().length,
        url: url(pdfId),
      },
    ]),
  );
  const { keyId, key } = await keyWith('files:read');
  for (const { url, size } of files) {
    const answer = await get(url, key);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  }
  expect(await staffEvents(app)).toMatchObject(
    files.map(() => ({
      ...{ type: 'data.viewed', actor: 'api-key', actorId: keyId },
      data: { call: '/api/v1/enquiry-files', enquiryIds: [enquiryId] },
    })),
  );
});

test('nobody else fetches them: neither without a key, nor with one for other things', async () => {
  const { files } = await given();
  const url = files[0]?.url ?? '';
  expect((await get(url)).status).toBe(401);
  expect((await get(url, (await keyWith('events:read')).key)).status).toBe(403);
  expect(await staffEvents(app)).toEqual([]);
});

test('what nobody claimed, what is unknown and what was erased is not there', async () => {
  const { enquiryId, files } = await given();
  const { key } = await keyWith('files:read');
  const url = files[0]?.url ?? '';
  const [unclaimed] = await upload({ bytes: examplePdf(), name: 'plan.pdf' });
  for (const fileId of [unclaimed, 'unknown'])
    expect((await get(url.replace(/(?<=fileId=).*/, fileId ?? ''), key)).status).toBe(404);
  await app.db.deleteFrom('mail').execute();
  await app.db.deleteFrom('enquiry').where('enquiry_id', '=', enquiryId).execute();
  expect((await get(url, key)).status).toBe(404);
});

test('a program that fetches too often waits', async () => {
  const { files } = await given();
  const { key } = await keyWith('files:read');
  const limits = DEFAULT_SETTINGS.limits;
  const calls = { ...limits.calls, fetchedFilesOfClient: { calls: 1, minutes: 60 } };
  await storeSetting(app.db, 'limits', { ...limits, calls }, app.clock.now);
  await app.settings.refresh();
  const url = files[0]?.url ?? '';
  expect((await get(url, key)).status).toBe(200);
  const refused = await get(url, key);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
});
