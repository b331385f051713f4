import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { backUpJob } from '../backup/back-up-job.ts';
import { checkArchive } from '../backup/check-archive.ts';
import { NO_LIMITS, openDatabase } from '../db/database.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import { placeOfKey } from '../outside/file-store/file-store.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { tellFault } from '../testing/fault-size.ts';
import { peakMemory } from '../testing/peak-memory.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { launchServer, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fillProduct } from '../testing/use-backups.ts';

const app = useTestApp();
const root = useTemporaryDataFolder();
const target = useEmptyDatabase();
let made = 0;
let folder = '';
let file = '';
/** The path of the only stored file. */
let content = '';

beforeEach(async () => {
  const { storeKey } = await fillProduct(app);
  content = path.join(app.dataDir, 'files/kept', placeOfKey(storeKey));
  folder = path.join(root.path, `${made++}`);
  await mkdir(folder);
  file = path.join(folder, 'backup.tar.gz');
});

const launchBackup = ({ to = file, shell = '', environment = {} } = {}) =>
  launchServer({ DATABASE_URL: app.url, DATA_DIR: app.dataDir, ...environment }, shell, ['backup', to]);

/** A file store that never answers. It reports when a file is requested. */
async function startSilentStore() {
  const { promise: asked, resolve: sayAsked } = Promise.withResolvers<void>();
  // A starting server also makes a PUT, which does not count.
  const store = createServer(({ method }) => method === 'GET' && sayAsked()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    store.closeAllConnections();
    store.close();
  });
  await once(store, 'listening');
  const S3_ENDPOINT = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const access = { S3_REGION: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
  return { environment: { S3_ENDPOINT, S3_BUCKET: 'files', ...access }, asked };
}

/** A backup that hangs in the middle. */
async function launchWaitingBackup() {
  const { environment, asked } = await startSilentStore();
  const backup = launchBackup({ environment });
  await asked;
  return backup;
}

describe('no partial backup looks complete', () => {
  test('when it is killed', async () => {
    const backup = await launchWaitingBackup();
    backup.process.kill('SIGKILL');
    await backup.ended;
    expect(await readdir(folder)).toEqual(['backup.tar.gz.unfinished']);
    await expect(checkArchive(`${file}.unfinished`)).rejects.toThrow();
  });

  test('when it is stopped, and the partial file is removed', async () => {
    const backup = await launchWaitingBackup();
    backup.process.kill('SIGTERM');
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toBe('No backup was made: stopped.\n');
    expect(await readdir(folder)).toEqual([]);
  });

  test('when the server that makes it at night is stopped, and the job is retried', async () => {
    const { environment, asked } = await startSilentStore();
    const settings = { DATABASE_URL: app.url, DATA_DIR: app.dataDir, BACKUP_DIR: folder, ...environment };
    const server = await spawnServer({ ...settings, LOG_LEVEL: 'warn', WORKER: 'beside' });
    await sendJob(app.db, backUpJob({ at: '04:17' }), {});
    await asked;
    expect(await stopServer(server)).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    expect(await listJobs(app.db, 'back-up')).toMatchObject([{ state: 'retry' }]);
    expect(server.output()).toContain('backup comes again');
  });

  test('when the disk is full, and the message says so', async () => {
    await writeFile(content, randomBytes(200_000));
    // A limit on the file size stands in for the full disk.
    const backup = launchBackup({ shell: 'ulimit -f 64;' });
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toMatch(/^No backup was made: EFBIG: .*\n$/);
    expect(await readdir(folder)).toEqual([]);
  });
});

// The short forms are in backup/write-archive.test.ts and backup/back-up.test.ts.
test('a table and a file of 400 MB are streamed and never held in memory', async () => {
  const usual = await peakMemory(launchBackup({ to: path.join(folder, 'small.tar.gz') }));
  // Both are small on the disk: the database compresses the text, and the file is sparse.
  await truncate(content, 4e8);
  await app.db.updateTable('file').set({ bytes: 4e8 }).execute();
  const patient = openDatabase(app.services.connection, () => undefined, NO_LIMITS);
  await sql`insert into setting_version select g::text, 1, to_jsonb(repeat('x', 1000000)), 'system', null, now(), 'draft'
      from generate_series(1, 400) g`.execute(patient);
  await patient.destroy();

  const backup = launchBackup();
  const backupGrowth = (await peakMemory(backup)) - usual;
  expect(await backup.ended, backup.output()).toBe(0);
  const there = { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'restored') };
  const restore = launchServer(there, '', ['restore', file]);
  const restoreGrowth = (await peakMemory(restore)) - usual;
  expect(await restore.ended, restore.output()).toBe(0);
  expect(Math.max(backupGrowth, restoreGrowth)).toBeLessThan(150);
  tellFault('a backup and a restore of 800 MB: memory in MB', {
    usual: Math.round(usual),
    'more for the backup': Math.round(backupGrowth),
    'more for the restore': Math.round(restoreGrowth),
  });
}, 900_000);
