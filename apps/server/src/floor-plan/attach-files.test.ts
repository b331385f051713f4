import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import { describe, expect, test } from 'vitest';
import { unguessableId } from '../db/unguessable-id.ts';
import { newStoreKey } from '../outside/file-store/file-store.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';
import { findFileOfKitchen, insertFiles, listFilesOfKitchens, markStored } from './file.queries.ts';

const app = useTestApp();
const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

async function newKitchen(visitor = 0): Promise<string> {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.reply.data.kitchenId;
}

async function uploaded(count: number, bytes = 1000): Promise<string[]> {
  const files = Array.from({ length: count }, () => ({
    fileId: unguessableId(),
    storeKey: newStoreKey(),
    mediaType: 'application/pdf',
    bytes,
    name: 'plan.pdf',
    marks: [],
    receivedAt: app.clock.now,
    sender: 'somebody',
    network: 'somewhere',
  }));
  const ids = files.map(({ fileId }) => fileId);
  await insertFiles(app.db, files);
  await markStored(app.db, ids, app.clock.now);
  return ids;
}

const claim = (kitchenId: string, fcIds: string[], idempotencyKey?: string) =>
  app.client.call(attachFilesEndpoint, {
    body: { kitchenId, szid: 'session', fcIds },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

const filesOf = async (kitchenId: string) =>
  (await listFilesOfKitchens(app.db, [kitchenId])).map(({ fileId }) => fileId).sort();

const unknown = {
  ok: false,
  failure: { code: 'NOT_FOUND', status: 404, message: 'There is no such kitchen or file.' },
};

describe('a claim', () => {
  test('gives files to a kitchen, and is idempotent', async () => {
    const kitchen = await newKitchen();
    const files = await uploaded(3);
    const success = {
      ok: true,
      reply: { code: 'SUCCESS', message: expect.any(String), data: { fcIds: files } },
    };
    expect(await claim(kitchen, files)).toEqual(success);
    const claimedAt = app.clock.now;
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    expect(await claim(kitchen, files)).toEqual(success);
    expect(await claim(kitchen, [...files, ...files.slice(0, 1)])).toEqual(success);
    expect(await filesOf(kitchen)).toEqual([...files].sort());
    for (const file of await listFilesOfKitchens(app.db, [kitchen]))
      expect(file.claimedAt).toEqual(claimedAt);
  });

  test('gets the same answer for an unknown kitchen, an unknown file and a file of another kitchen', async () => {
    const [mine, other] = [await newKitchen(1), await newKitchen(2)];
    const files = await uploaded(2);
    await claim(other, files);
    const [free = ''] = await uploaded(1);
    expect(await claim(mine, [free, unguessableId()])).toEqual(unknown);
    expect(await claim(mine, [free, files[0] ?? ''])).toEqual(unknown);
    expect(await claim(unguessableId(), [free])).toEqual(unknown);
    expect(await claim(unguessableId(), files)).toEqual(unknown);
    expect(await filesOf(mine)).toEqual([]);
    expect(await filesOf(other)).toEqual([...files].sort());
  });

  test('makes a file visible to its kitchen and to no other', async () => {
    const [mine, other] = [await newKitchen(1), await newKitchen(2)];
    const [file = '', free = ''] = await uploaded(2);
    await claim(mine, [file]);
    expect(await findFileOfKitchen(app.db, mine, file)).toMatchObject({
      fileId: file,
      name: 'plan.pdf',
      bytes: 1000,
    });
    expect(await findFileOfKitchen(app.db, other, file)).toBeUndefined();
    expect(await findFileOfKitchen(app.db, mine, free)).toBeUndefined();
  });

  test('takes no file that is not stored yet or about to be removed', async () => {
    const kitchen = await newKitchen();
    const [unsafe = '', late = ''] = await uploaded(2);
    await app.db.updateTable('file').set({ stored_at: null }).where('file_id', '=', unsafe).execute();
    expect(await claim(kitchen, [unsafe])).toEqual(unknown);
    app.clock.now = new Date(app.clock.now.getTime() + DAY_MS);
    expect(await claim(kitchen, [late])).toEqual(unknown);
  });

  test('of a ninth file, or of more than 120 MB, is refused as a whole', async () => {
    const kitchen = await newKitchen(1);
    await claim(kitchen, await uploaded(7));
    const tooMany = { ok: false, failure: { code: 'PAYLOAD_TOO_LARGE', status: 413 } };
    expect(await claim(kitchen, await uploaded(2))).toMatchObject(tooMany);
    expect(await filesOf(kitchen)).toHaveLength(7);
    expect(await claim(kitchen, await uploaded(1))).toMatchObject({ ok: true });
    const full = await newKitchen(2);
    expect(await claim(full, await uploaded(7, 15 * MB))).toMatchObject({ ok: true });
    expect(await claim(full, await uploaded(1, 15 * MB + 1))).toMatchObject(tooMany);
    expect(await claim(full, await uploaded(1, 15 * MB))).toMatchObject({ ok: true });
  });

  test.each([
    ['no files', { fcIds: [] }],
    ['nine files', { fcIds: Array.from({ length: 9 }, unguessableId) }],
    ['no list', { fcIds: 'x' }],
    ['numbers', { fcIds: [1] }],
    ['an endless id', { fcIds: ['x'.repeat(65)] }],
    ['no kitchen', { kitchenId: undefined }],
    ['a list as the kitchen', { kitchenId: ['x'] }],
  ])('with %s is refused', async (_case, change) => {
    const body = JSON.stringify({ kitchenId: 'k', fcIds: ['f'], ...change });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(app.origin + attachFilesEndpoint.path, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test.each([['\u0000'], ["'; drop table file;--"], ['../../x']])('of %j does no harm', async (id) => {
    const outcome = await claim(await newKitchen(), [id]);
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok || ('status' in outcome.failure && outcome.failure.status)).toBeLessThan(500);
  });

  test('with the same key and another body is refused', async () => {
    const kitchen = await newKitchen();
    const files = await uploaded(2);
    expect(await claim(kitchen, files, 'key')).toMatchObject({ ok: true });
    expect(await claim(kitchen, files, 'key')).toMatchObject({ ok: true });
    expect(await claim(kitchen, files.slice(1), 'key')).toMatchObject({
      failure: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});

describe('claims at once', () => {
  test('of two kitchens for one file: exactly one gets it', async () => {
    const kitchens = await Promise.all([newKitchen(1), newKitchen(2)]);
    for (let round = 0; round < 10; round++) {
      const [file = ''] = await uploaded(1);
      await app.db.updateTable('file').set({ kitchen_id: null, claimed_at: null }).execute();
      const outcomes = await Promise.all(kitchens.map((kitchen) => claim(kitchen, [file])));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.find(({ ok }) => !ok)).toEqual(unknown);
      const winner = kitchens[outcomes.findIndex(({ ok }) => ok)] ?? '';
      expect(await filesOf(winner)).toEqual([file]);
    }
  });

  test('twenty of one kitchen never give it more than eight files', async () => {
    const kitchen = await newKitchen();
    const files = await uploaded(20);
    const outcomes = await Promise.all(files.map((file) => claim(kitchen, [file])));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8);
    expect(await filesOf(kitchen)).toHaveLength(8);
  });

  test('that want the same files in another order do not deadlock', async () => {
    const kitchens = await Promise.all([newKitchen(1), newKitchen(2)]);
    const files = await uploaded(8);
    const outcomes = await Promise.all([
      claim(kitchens[0], files),
      claim(kitchens[1], [...files].reverse()),
      claim(kitchens[0], [...files].reverse()),
      claim(kitchens[1], files),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    const held = await Promise.all(kitchens.map(filesOf));
    expect(held.map((list) => list.length).sort()).toEqual([0, 8]);
  });
});
