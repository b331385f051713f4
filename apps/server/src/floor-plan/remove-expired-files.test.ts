import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import { downloadByLinkEndpoint } from '@funnel/contract/floor-plan/download-by-link';
import { UNCLAIMED_FILE_MS } from '@funnel/domain/floor-plan/upload-rule';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { newStoreKey } from '../outside/file-store/file-store.ts';
import { OutsideError } from '../outside/outside-error.ts';
import { codeOf } from '../testing/customer-browser.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow, sendForm } from '../testing/upload-form.ts';
import { fileToken } from './file-token.queries.ts';
import { removeExpiredFiles } from './remove-expired-files.ts';

const store: { isAway: boolean; refused?: string | undefined } = { isAway: false };
const empty = useEmptyDatabase();
const app = useTestApp({
  files: (real) => ({
    ...real,
    store: {
      ...real.store,
      remove: async (key) => {
        if (store.isAway || key === store.refused) throw new OutsideError('NOT_REACHED');
        await real.store.remove(key);
      },
    },
  }),
});

async function upload(): Promise<string> {
  const { body } = await sendForm(app.origin, [{ bytes: examplePdf() }]);
  return body.uploadedFiles[0]?.fileId ?? '';
}

async function claim(fileId: string, visitor = 0) {
  const lead = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });
  const kitchenId = lead.ok ? lead.reply.data.kitchenId : '';
  return app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds: [fileId] } });
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
  await removeExpiredFiles(app.services);
  expect(await kept()).toHaveLength(3);
  wait(1);
  await removeExpiredFiles(app.services);
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
  await expect(removeExpiredFiles(app.services)).rejects.toThrow(OutsideError);
  wait(-UNCLAIMED_FILE_MS);
  expect(await claim(file)).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  expect(await kept()).toHaveLength(before + 1);
  store.isAway = false;
  await removeExpiredFiles(app.services);
  expect(await kept()).toHaveLength(before);
});

test('an enquiry that is deleted by hand takes its files along: the link at once, the content with the clean-up', async () => {
  const before = (await kept()).length;
  const [file, waiting] = [await upload(), await upload()];
  expect(await claim(file)).toMatchObject({ ok: true });
  const link = `${app.origin}${downloadByLinkEndpoint.path}?token=${await fileToken(app.db, file, app.clock.now)}`;
  expect((await fetch(link)).status).toBe(200);
  await sql`delete from enquiry`.execute(app.db);
  expect((await fetch(link)).status).toBe(404);
  expect(await known()).toEqual([waiting]);

  // While the store fails, the file stays in the queue.
  store.isAway = true;
  await expect(removeExpiredFiles(app.services)).rejects.toThrow(OutsideError);
  store.isAway = false;
  expect(await kept()).toHaveLength(before + 2);
  // A server that was killed between deleting the content and recording it: the content is already deleted.
  const [erased] = await app.db.selectFrom('file_to_erase').select('store_key').execute();
  await app.services.files.store.remove(erased?.store_key ?? '');
  await Promise.all([removeExpiredFiles(app.services), removeExpiredFiles(app.services)]);
  expect(await kept()).toHaveLength(before + 1);
  expect(await app.db.selectFrom('file_to_erase').selectAll().execute()).toEqual([]);
  expect(codeOf(await claim(waiting, 1))).toBe('OK');
});

test('one file that cannot be erased keeps none of the others', async () => {
  const before = (await kept()).length;
  const keys = Array.from({ length: 60 }, newStoreKey).sort();
  const values = keys.map((store_key) => ({ store_key }));
  await app.db.insertInto('file_to_erase').values(values).execute();
  store.refused = keys[0];
  await upload();
  wait(UNCLAIMED_FILE_MS);
  await expect(removeExpiredFiles(app.services)).rejects.toThrow(OutsideError);
  expect(await app.db.selectFrom('file_to_erase').selectAll().execute()).toEqual([{ store_key: keys[0] }]);
  expect(await kept()).toHaveLength(before);
});

test('the update erases files of enquiries that were deleted before', async () => {
  const db = openDatabase(empty.connection, () => undefined, {});
  await migrate(db, '0073-times-of-a-calendar');
  const claimed = { kitchen_id: 'gone', claimed_at: new Date() };
  const file = {
    media_type: 'image/png',
    bytes: 1,
    name: 'x',
    received_at: new Date(),
    sender: '',
    network: '',
  };
  await db
    .insertInto('file')
    .values({ ...file, ...claimed, file_id: 'a', store_key: 'of-nobody' })
    .execute();
  await db
    .insertInto('file')
    .values({ ...file, file_id: 'b', store_key: 'waits' })
    .execute();
  await migrate(db);
  expect(await db.selectFrom('file').select('store_key').execute()).toEqual([{ store_key: 'waits' }]);
  expect(await db.selectFrom('file_to_erase').selectAll().execute()).toEqual([{ store_key: 'of-nobody' }]);
  await db.destroy();
});

test('one run removes many files, and two concurrent runs do not disturb each other', async () => {
  const before = (await kept()).length;
  const eight = Array.from({ length: 8 }, () => ({ bytes: examplePdf() }));
  for (let call = 0; call < 2; call++) await sendForm(app.origin, eight);
  wait(UNCLAIMED_FILE_MS);
  await Promise.all([removeExpiredFiles(app.services), removeExpiredFiles(app.services)]);
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
