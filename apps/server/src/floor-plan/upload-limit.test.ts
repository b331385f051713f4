import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { describe, expect, test } from 'vitest';
import { unguessableId } from '../db/unguessable-id.ts';
import { clientBucket } from '../http/client-bucket.ts';
import { newStoreKey } from '../outside/file-store/file-store.ts';
import { OutsideError } from '../outside/outside-error.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow, sendForm } from '../testing/upload-form.ts';
import { insertFiles } from './file.queries.ts';
import { MAX_BYTES_A_DAY, MAX_CALLS_AT_ONCE, MAX_FILES_AN_HOUR } from './upload-limit.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

describe('one client', () => {
  const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

  const send = (address: string, files = 1) =>
    sendForm(
      app.origin,
      Array.from({ length: files }, () => ({ bytes: examplePdf() })),
      { headers: { 'x-forwarded-for': address } },
    );

  async function sentBefore(address: string, files: number, bytes: number, agoMs: number): Promise<void> {
    const receivedAt = new Date(app.clock.now.getTime() - agoMs);
    const rows = Array.from({ length: files }, () => ({
      fileId: unguessableId(),
      storeKey: newStoreKey(),
      mediaType: 'application/pdf',
      bytes,
      name: 'x',
      receivedAt,
      clientBucket: clientBucket(address),
    }));
    await insertFiles(app.db, rows);
  }

  test('may send forty files in an hour, and others are not held up', async () => {
    await sentBefore('203.0.113.1', MAX_FILES_AN_HOUR - 1, 10, 59 * MINUTE_MS);
    expect((await send('203.0.113.1', 2)).status).toBe(429);
    expect((await send('203.0.113.1')).status).toBe(200);
    const refused = await send('203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('203.0.113.2')).status).toBe(200);
  });

  test('may go on an hour later', async () => {
    await sentBefore('203.0.113.1', MAX_FILES_AN_HOUR, 10, HOUR_MS);
    expect((await send('203.0.113.1')).status).toBe(200);
  });

  test('may send 300 MB in a day', async () => {
    await sentBefore('203.0.113.1', 20, MAX_BYTES_A_DAY / 20 - 15, 23 * HOUR_MS);
    expect((await send('203.0.113.1')).status).toBe(200);
    expect(await send('203.0.113.1')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  test('is its whole network where addresses are plenty', async () => {
    await sentBefore('2001:db8:1:2::1', MAX_FILES_AN_HOUR, 10, MINUTE_MS);
    expect((await send('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(200);
  });

  test('cannot get past the limit by sending at once', async () => {
    await sentBefore('203.0.113.1', MAX_FILES_AN_HOUR - 3, 10, MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test('has only so many calls on their way', async () => {
    const { callsUnderWay } = app.services.files;
    callsUnderWay.set(clientBucket('203.0.113.1'), MAX_CALLS_AT_ONCE);
    expect((await send('203.0.113.1')).status).toBe(429);
    callsUnderWay.set(clientBucket('203.0.113.1'), MAX_CALLS_AT_ONCE - 1);
    expect((await send('203.0.113.1')).status).toBe(200);
    callsUnderWay.delete(clientBucket('203.0.113.1'));
    await send('203.0.113.1');
    expect(callsUnderWay.size).toBe(0);
  });

  test('is not kept by its address', async () => {
    await send('203.0.113.1');
    const rows = await app.db.selectFrom('file').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(rows[0]?.client_bucket).toBeLessThan(65_536);
  });
});

describe('when there is no room', () => {
  const full = useTestApp({ environment: { MAX_UNCLAIMED_MB: '1' } });
  const noDisk = useTestApp({
    files: (real) => ({ ...real, incoming: { ...real.incoming, hasRoom: async () => false } }),
  });

  test('for more that nobody has claimed, files are refused and enquiries are not', async () => {
    expect((await sendForm(full.origin, [{ bytes: examplePdf(600_000) }])).status).toBe(200);
    const refused = await sendForm(full.origin, [{ bytes: examplePdf(600_000) }]);
    expect(refused).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const lead = await full.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
    expect(lead).toMatchObject({ ok: true });
    const kitchen_id = lead.ok ? lead.reply.data.kitchenId : '';
    await full.db.updateTable('file').set({ kitchen_id, claimed_at: full.clock.now }).execute();
    expect((await sendForm(full.origin, [{ bytes: examplePdf(600_000) }])).status).toBe(200);
  });

  test('on the disk, files are refused before they are written', async () => {
    const refused = await sendForm(noDisk.origin, [{ bytes: examplePdf() }]);
    expect(refused).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE' } });
    expect(await filesBelow(noDisk.dataDir)).toEqual([]);
  });
});

describe('when the store fails', () => {
  let puts = 0;
  const app = useTestApp({
    files: (real) => ({
      ...real,
      store: {
        ...real.store,
        put: async (...args) => {
          if (++puts % 2 === 0) throw new OutsideError('TIMEOUT');
          await real.store.put(...args);
        },
      },
    }),
  });

  test('nothing of the call is kept, and it may be tried again', async () => {
    const files = [{ bytes: examplePdf() }, { bytes: examplePdf(400) }];
    const refused = await sendForm(app.origin, files, { headers: { 'idempotency-key': 'again' } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await app.db.selectFrom('file').select('file_id').execute()).toEqual([]);
    expect(await filesBelow(app.dataDir)).toEqual([]);
    const again = await sendForm(app.origin, files.slice(1), { headers: { 'idempotency-key': 'again' } });
    expect(again.status).toBe(200);
  });
});
