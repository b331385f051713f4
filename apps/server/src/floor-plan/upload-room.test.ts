import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { DEFAULT_LIMITS } from '@funnel/domain/limit/limit-settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { OutsideError } from '../outside/outside-error.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow, sendForm } from '../testing/upload-form.ts';

describe('when there is no room', () => {
  const full = useTestApp({ environment: { MAX_UNCLAIMED_MB: '1' } });
  const noDisk = useTestApp({
    files: (real) => ({ ...real, incoming: { ...real.incoming, hasRoom: async () => false } }),
  });

  beforeAll(async () => {
    const uploads = { ...DEFAULT_LIMITS.uploads, unclaimedShareOfNetwork: 100 };
    await storeSetting(full.db, 'limits', { ...DEFAULT_LIMITS, uploads }, full.clock.now);
    await full.settings.refresh();
  });

  test('for more unclaimed files, files are refused and enquiries are not', async () => {
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

  test('nothing of the call is kept, and it may be retried', async () => {
    const files = [{ bytes: examplePdf() }, { bytes: examplePdf(400) }];
    const refused = await sendForm(app.origin, files, { headers: { 'idempotency-key': 'again' } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await app.db.selectFrom('file').select('file_id').execute()).toEqual([]);
    expect(await filesBelow(app.dataDir)).toEqual([]);
    const again = await sendForm(app.origin, files.slice(1), { headers: { 'idempotency-key': 'again' } });
    expect(again.status).toBe(200);
  });
});
