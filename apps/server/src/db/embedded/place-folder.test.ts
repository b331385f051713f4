import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { placeFolder, removeUnfinished } from './place-folder.ts';

test('a folder appears complete or not at all', async ({ onTestFinished }) => {
  const root = await temporaryDataFolder(onTestFinished);
  const failing = placeFolder(join(root, 'postgres-18'), async (folder) => {
    await writeFile(join(folder, 'half'), '');
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(await readdir(root)).toEqual([]);
});

test('of two builders of the same folder the first one wins', async ({ onTestFinished }) => {
  const root = await temporaryDataFolder(onTestFinished);
  const target = join(root, 'postgres-18');
  await placeFolder(target, async (folder) => {
    await placeFolder(target, (other) => writeFile(join(other, 'by'), 'the first'));
    await writeFile(join(folder, 'by'), 'the second');
  });
  expect(await readdir(root)).toEqual(['postgres-18']);
  expect(await readFile(join(target, 'by'), 'utf8')).toBe('the first');
});

test('leftovers of killed runs are removed, those of live runs are kept', async ({ onTestFinished }) => {
  const root = await temporaryDataFolder(onTestFinished);
  const { pid: dead } = spawnSync('true');
  const abandoned = `postgres-18.unfinished-${process.pid}-abandoned`;
  const living = `postgres-18.unfinished-${process.ppid}-living`;
  const foreign = 'postgres-notes';
  for (const name of [`postgres-18.unfinished-${dead}-dead`, abandoned, living, foreign]) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'PG_VERSION'), '18\n');
  }
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(root, abandoned), yesterday, yesterday);

  await removeUnfinished(root);
  expect((await readdir(root)).sort()).toEqual([living, foreign]);
});
