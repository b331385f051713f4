import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { BACKUP_BEAT, lastBeat } from '../health/heartbeat.queries.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import { OutsideError } from '../outside/outside-error.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fillProduct } from '../testing/use-backups.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { checkArchive } from './check-archive.ts';

const app = useTestApp();
const root = useTemporaryDataFolder();
const KEEP = 3;
let made = 0;
let folder = '';
beforeEach(() => {
  folder = path.join(root.path, `backups-${made++}`);
  app.log.length = 0;
});

const nightly = (services = app.services) =>
  backUpNightly({ ...services, backup: { folder, at: '04:17', keep: KEEP } });
const lastWhole = () => lastBeat(app.db, BACKUP_BEAT);
const storeWith = (changes: Partial<FileStore>) => ({
  ...app.services,
  files: { ...app.services.files, store: { ...app.services.files.store, ...changes } },
});
const nightOf = (day: number) => `kitchen-funnel-2026-11-${String(day).padStart(2, '0')}T03-17-00Z.tar.gz`;
const lines = (level: string) =>
  app.log.map((line) => JSON.parse(line)).filter((line) => line.level === level);

describe('a nightly backup', () => {
  test('is a complete archive in a folder that only its owner can read', async () => {
    await submitExample(app);
    await nightly();
    const names = await readdir(folder);
    expect(names).toEqual(['kitchen-funnel-2026-11-16T10-00-00Z.tar.gz']);
    const { manifest } = await checkArchive(path.join(folder, names[0] ?? ''));
    expect(manifest.tables.find(({ name }) => name === 'enquiry')?.rows).toBe(1);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(lines('info').map(({ msg }) => msg)).toContain('backup made');
    expect(await lastWhole()).toEqual(app.clock.now);
  });

  test('keeps the configured number of newest archives, and touches nothing else', async () => {
    await mkdir(folder);
    const others = ['before-the-update.tar.gz', 'kitchen-funnel.tar.gz', 'mine.tar.gz.unfinished'];
    for (const name of [...[1, 2, 3, 4, 5].map(nightOf), `${nightOf(6)}.unfinished`, ...others])
      await writeFile(path.join(folder, name), '');
    await nightly();
    const kept = [nightOf(4), nightOf(5), 'kitchen-funnel-2026-11-16T10-00-00Z.tar.gz'];
    expect((await readdir(folder)).sort()).toEqual([...kept, ...others].sort());
  });

  test('that fails logs an error without personal data, removes no archive, and leaves no partial one', async () => {
    await fillProduct(app);
    await mkdir(folder);
    for (const day of [1, 2, 3, 4]) await writeFile(path.join(folder, nightOf(day)), '');
    const read = () => Promise.reject(new OutsideError('NOT_REACHED'));
    await expect(nightly(storeWith({ read }))).rejects.toThrow();
    expect(await readdir(folder)).toHaveLength(4);
    expect(await lastWhole()).toBeUndefined();
    expect(lines('error')).toMatchObject([{ msg: 'backup failed', error: { code: 'NOT_REACHED' } }]);
    expect(app.log.join('')).not.toContain('gross.example');
  });

  test('with missing files is made, logs an error, and removes no older archive', async () => {
    await fillProduct(app);
    await mkdir(folder);
    for (const day of [1, 2, 3, 4]) await writeFile(path.join(folder, nightOf(day)), '');
    await nightly(storeWith({ read: () => Promise.reject(new OutsideError('NOT_FOUND')) }));
    expect(await readdir(folder)).toHaveLength(5);
    expect(await lastWhole()).toBeUndefined();
    expect(lines('error')).toMatchObject([
      { msg: 'backup is not whole', reason: expect.stringMatching(/^1 files/) },
    ]);
  });
});
