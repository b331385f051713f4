import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { claimFilesEndpoint } from '@funnel/contract/floor-plan/claim-files';
import { UNCLAIMED_FILE_MS } from '@funnel/domain/floor-plan/upload-rule';
import { expect, test } from 'vitest';
import { OutsideError } from '../outside/outside-error.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow, sendForm } from '../testing/upload-form.ts';
import { removeExpiredFiles } from './remove-expired-files.ts';

const store = { isAway: false };
const app = useTestApp({
  files: (real) => ({
    ...real,
    store: {
      ...real.store,
      remove: async (key) => {
        if (store.isAway) throw new OutsideError('NOT_REACHED');
        await real.store.remove(key);
      },
    },
  }),
});

async function upload(): Promise<string> {
  const { body } = await sendForm(app.origin, [{ bytes: examplePdf() }]);
  return body.uploadedFiles[0]?.fileId ?? '';
}

async function claim(fileId: string) {
  const lead = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
  const kitchenId = lead.ok ? lead.reply.data.kitchenId : '';
  return app.client.call(claimFilesEndpoint, { body: { kitchenId, fcIds: [fileId] } });
}

const known = async () =>
  (await app.db.selectFrom('file').select('file_id').execute()).map((row) => row.file_id);
const kept = () => filesBelow(`${app.dataDir}/files/kept`);

function wait(ms: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
}

test('files that nobody claimed within a day are removed from table and store; the rest stays', async () => {
  const claimed = await upload();
  await claim(claimed);
  await upload();
  wait(UNCLAIMED_FILE_MS - 1);
  const fresh = await upload();
  expect(await removeExpiredFiles(app.services)).toEqual({ removed: 0 });
  wait(1);
  expect(await removeExpiredFiles(app.services)).toEqual({ removed: 1 });
  expect((await known()).sort()).toEqual([claimed, fresh].sort());
  expect(await kept()).toHaveLength(2);
  wait(UNCLAIMED_FILE_MS);
  await removeExpiredFiles(app.services);
  expect(await known()).toEqual([claimed]);
  expect(await kept()).toHaveLength(1);
});

test('after a failure of the store the next run tries again, and nobody can claim meanwhile', async () => {
  const before = (await kept()).length;
  const file = await upload();
  wait(UNCLAIMED_FILE_MS);
  store.isAway = true;
  expect(await removeExpiredFiles(app.services)).toEqual({ removed: 0 });
  expect(await known()).toEqual([file]);
  wait(-UNCLAIMED_FILE_MS);
  expect(await claim(file)).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  wait(UNCLAIMED_FILE_MS);
  store.isAway = false;
  expect(await removeExpiredFiles(app.services)).toEqual({ removed: 1 });
  expect(await known()).toEqual([]);
  expect(await kept()).toHaveLength(before);
});

test('one run removes many files, and two concurrent runs do not disturb each other', async () => {
  const before = (await kept()).length;
  const eight = Array.from({ length: 8 }, () => ({ bytes: examplePdf() }));
  for (let call = 0; call < 2; call++) await sendForm(app.origin, eight);
  wait(UNCLAIMED_FILE_MS);
  const runs = await Promise.all([removeExpiredFiles(app.services), removeExpiredFiles(app.services)]);
  expect(runs.reduce((sum, { removed }) => sum + removed, 0)).toBeGreaterThanOrEqual(16);
  expect(await known()).toEqual([]);
  expect(await kept()).toHaveLength(before);
});

test('partial uploads of a killed server are removed after a day', async () => {
  const incoming = `${app.dataDir}/files/incoming`;
  for (const [name, age] of [
    ['call-old', UNCLAIMED_FILE_MS + 1000],
    ['call-new', 1000],
  ] as const) {
    await mkdir(`${incoming}/${name}`, { recursive: true });
    await writeFile(`${incoming}/${name}/received-0`, 'x');
    const time = new Date(app.clock.now.getTime() - age);
    await utimes(`${incoming}/${name}`, time, time);
  }
  await removeExpiredFiles(app.services);
  expect(await filesBelow(incoming)).toEqual(['call-new/received-0']);
});
