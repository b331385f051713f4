import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cornerPicture } from '../../testing/example-file.ts';
import { fileTurns } from '../file-turns.ts';
import { pictureReencoder } from './picture-reencoder.ts';

let folder = '';
let source = '';
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  source = path.join(folder, 'source');
  await writeFile(source, await cornerPicture().jpeg().toBuffer());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const job = (signal = new AbortController().signal) => ({
  source,
  target: path.join(folder, `target-${made++}`),
  isHeic: false,
  owner: 'somebody',
  signal,
});

test('a picture that takes too long is given up', async () => {
  expect(await pictureReencoder(fileTurns(), 1)(job())).toEqual({ outcome: 'unreadable' });
});

test('a picture whose client is gone is given up, and the next one has its turn', async () => {
  const reencode = pictureReencoder(fileTurns());
  const leaving = new AbortController();
  const left = [1, 2, 3].map(() => reencode(job(leaving.signal)));
  leaving.abort();
  const outcomes = (await Promise.all(left)).map(({ outcome }) => outcome);
  expect(outcomes.sort()).toEqual(['busy', 'unreadable', 'unreadable']);
  expect(await reencode(job())).toMatchObject({ outcome: 'made', mediaType: 'image/jpeg' });
});

test('an internal failure is not reported as a bad picture', async () => {
  await expect(pictureReencoder(fileTurns())({ ...job(), target: '/nowhere/at/all' })).rejects.toThrow();
});
