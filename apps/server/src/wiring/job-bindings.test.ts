import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { backUpJob } from '../backup/back-up-job.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import { startWorkers, type Workers } from '../jobs/start-workers.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { jobBindings } from './job-bindings.ts';
import { PRODUCT_JOBS } from './product-jobs.ts';

const app = useTestApp();
const root = useTemporaryDataFolder();
const backupSettings = () => ({ folder: path.join(root.path, 'backups'), at: '04:17', keep: 3 });

test('every kind of job has a queue from the start, and a handler', () => {
  const names = (jobs: readonly { name: string }[]) => jobs.map(({ name }) => name).sort();
  expect(names(PRODUCT_JOBS)).toEqual(names(jobBindings(app.services).map(({ job }) => job)));
});

describe('the nightly backup', () => {
  const running: Workers[] = [];
  afterEach(() => Promise.all(running.splice(0).map((workers) => workers.stop())));

  const bindingsWith = (backup: typeof app.services.backup) =>
    jobBindings({ ...app.services, backup }).filter(({ job }) => job.name === 'back-up');

  async function startWith(backup: typeof app.services.backup): Promise<void> {
    running.push(await startWorkers(app.db, app.services.logger, bindingsWith(backup)));
  }

  test('is scheduled only while a folder is set, and a leftover job then does nothing', async () => {
    const crons = async () =>
      (await sql<{ cron: string }>`select cron from pgboss.schedule where name = 'back-up'`.execute(app.db))
        .rows;
    await startWith(backupSettings());
    expect(await crons()).toEqual([{ cron: '17 4 * * *' }]);
    await startWith(undefined);
    expect(await crons()).toEqual([]);
    await bindingsWith(undefined)[0]?.handle({}, '');
    expect(await readdir(root.path)).toEqual([]);
  });

  test.each([
    ['04:17', '17 4 * * *'],
    ['00:00', '0 0 * * *'],
    ['23:59', '59 23 * * *'],
  ])('comes at %s German time', (at, cron) => {
    expect(backUpJob({ at }).schedule).toEqual({ cron, tz: 'Europe/Berlin' });
  });

  test('makes one archive, however many servers there are', async () => {
    const backup = backupSettings();
    await Promise.all([startWith(backup), startWith(backup)]);
    // As if each server had sent tonight's job.
    await app.db.transaction().execute(async (tx) => {
      for (const _worker of running) await sendJob(tx, backUpJob(backup), {});
    });
    const states = async () => (await listJobs(app.db, 'back-up')).map(({ state }) => state);
    await expect.poll(states, { timeout: 30_000 }).toEqual(['completed']);
    expect(await readdir(backup.folder)).toHaveLength(1);
  });
});
