import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HEAD, MANIFEST, type Manifest } from './archive.ts';
import { checkArchive } from './check-archive.ts';
import { byteDigest, digested, rowDigest } from './digest.ts';
import { type AddToArchive, writeArchive } from './write-archive.ts';

const run = promisify(execFile);
const signal = new AbortController().signal;
const options = { minFreeBytes: 0, signal };
const KEY = 'a'.repeat(32);
const PART_BYTES = 16 * 1024 * 1024;

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  file = path.join(folder, 'backup.tar.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* stream(...chunks: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

/** One table, one file and a correct manifest. */
async function fill(add: AddToArchive, content = stream('%PDF')): Promise<Manifest> {
  const tables = [{ name: 'enquiry', columns: ['enquiry_id'] }];
  const head = { format: 1, madeAt: '2026-11-16T04:17:00.000Z', migration: '0001-enquiry', tables };
  await add.whole(HEAD, JSON.stringify(head));
  const rows = rowDigest();
  await add.inParts('tables/enquiry', digested(stream('one\n', 'two\n'), rows));
  const bytes = byteDigest();
  await add.inParts(`files/${KEY}`, digested(content, bytes));
  const manifest = {
    tables: [{ name: 'enquiry', ...rows.result() }],
    files: [{ key: KEY, ...bytes.result() }],
    sequences: [],
    gone: [],
    damaged: [],
  };
  await add.whole(MANIFEST, JSON.stringify(manifest));
  return manifest;
}

describe('an archive', () => {
  test('is complete under its name, readable by its owner only, and leaves no other file', async () => {
    const manifest = await writeArchive(file, options, fill);
    expect((await checkArchive(file)).manifest).toEqual(manifest);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.tar.gz']);
  });

  test('can be opened without the product', async () => {
    await writeArchive(file, options, fill);
    const { stdout } = await run('tar', ['-xzOf', file, 'tables/enquiry.0']);
    expect(stdout).toBe('one\ntwo\n');
  });

  test('takes contents of any length, the empty one too, and large ones in parts', async () => {
    for (const content of [[], [''], [Buffer.alloc(PART_BYTES), Buffer.alloc(PART_BYTES + 1), 'x']]) {
      const manifest = await writeArchive(file, options, (add) => fill(add, stream(...content)));
      expect((await checkArchive(file)).manifest).toEqual(manifest);
      await rm(file);
    }
  });
});

test('a large content is never in memory as a whole', async () => {
  const megabytesInBuffers = () => process.memoryUsage().arrayBuffers / 2 ** 20;
  let peak = 0;
  async function* large() {
    for (let megabyte = 0; megabyte < 192; megabyte++) {
      yield Buffer.alloc(2 ** 20);
      peak = Math.max(peak, megabytesInBuffers());
    }
  }
  const before = megabytesInBuffers();
  await writeArchive(file, options, (add) => fill(add, large()));
  expect(peak - before).toBeLessThan(96);
});

describe('nothing is left, and the reason is reported,', () => {
  afterEach(async () => expect(await readdir(folder)).toEqual([]));

  test('when the data cannot be read', async () => {
    const broken = async (add: AddToArchive) => {
      await fill(add);
      throw new Error('the database went away');
    };
    await expect(writeArchive(file, options, broken)).rejects.toThrow('the database went away');
  });

  test('when a content ends early', async () => {
    async function* breakingOff() {
      yield Buffer.from('half');
      throw new Error('the store went away');
    }
    const broken = (add: AddToArchive) => add.inParts(`files/${KEY}`, breakingOff());
    await expect(writeArchive(file, options, broken)).rejects.toThrow('the store went away');
  });

  test('when the manifest is missing or wrong', async () => {
    const without = (add: AddToArchive) =>
      fill({ ...add, whole: async (name, text) => void (name === HEAD && (await add.whole(name, text))) });
    await expect(writeArchive(file, options, without)).rejects.toThrow('no manifest.json');
    const wrong = (add: AddToArchive) =>
      fill({ ...add, whole: (name, text) => add.whole(name, text.replace('"rows":2', '"rows":3')) });
    await expect(writeArchive(file, options, wrong)).rejects.toThrow('something else than its manifest says');
  });

  test('when the disk gets too full for the rest of the product', async () => {
    const minFreeBytes = Number.MAX_SAFE_INTEGER;
    await expect(writeArchive(file, { minFreeBytes, signal }, fill)).rejects.toMatchObject({
      code: 'NO_ROOM',
    });
  });

  test('when it is stopped', async () => {
    const stopping = new AbortController();
    const stopped = async (add: AddToArchive) => {
      stopping.abort();
      return fill(add);
    };
    const writing = writeArchive(file, { minFreeBytes: 0, signal: stopping.signal }, stopped);
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('an archive that another backup is writing is left alone', async () => {
  await writeFile(`${file}.unfinished`, 'half');
  await expect(writeArchive(file, options, fill)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(`${file}.unfinished`, 'utf8')).toBe('half');
});

describe('an archive is detected as broken', () => {
  async function rewrite(change: (entries: Awaited<ReturnType<typeof unpackTar>>) => unknown): Promise<void> {
    await writeArchive(file, options, fill);
    const entries = await unpackTar(gunzipSync(await readFile(file)));
    change(entries);
    await writeFile(file, gzipSync(await packTar(entries)));
  }
  const cases: [string, Parameters<typeof rewrite>[0], string][] = [
    ['without its head', (entries) => entries.shift(), 'no backup.json'],
    ['without its manifest', (entries) => entries.pop(), 'no manifest.json'],
    ['without a table', (entries) => entries.splice(1, 1), 'something else'],
    ['without a file', (entries) => entries.splice(2, 1), 'something else'],
    [
      'with something after the manifest',
      (entries) => entries.push({ ...entries[1], header: { name: 'tables/enquiry.1', size: 8 } } as never),
      'after its manifest',
    ],
    [
      'with a part too much',
      (entries) =>
        entries.splice(2, 0, { ...entries[1], header: { name: 'tables/enquiry.2', size: 8 } } as never),
      'no part 1',
    ],
    [
      'with something unknown',
      (entries) => entries.splice(1, 0, { header: { name: 'x', size: 1 }, data: Buffer.from('x') } as never),
      'unknown',
    ],
    [
      'with a table that its head does not name',
      (entries) =>
        entries.splice(1, 0, { header: { name: 'tables/x.0', size: 1 }, data: Buffer.from('x') } as never),
      'names no table',
    ],
    [
      'of a later format',
      (entries) => {
        const data = Buffer.from(
          String(Buffer.from(entries[0]?.data ?? [])).replace('"format":1', '"format":2'),
        );
        entries[0] = { header: { name: HEAD, size: data.length }, data } as never;
      },
      'not as this release writes it',
    ],
  ];
  test.each(cases)('%s', async (_case, change, why) => {
    await rewrite(change);
    await expect(checkArchive(file)).rejects.toThrow(why);
  });

  test('wherever it is truncated', async () => {
    await writeArchive(file, options, fill);
    const whole = await readFile(file);
    for (let length = 0; length < whole.length; length += 7) {
      await writeFile(file, whole.subarray(0, length));
      await expect(checkArchive(file), `${length} bytes`).rejects.toThrow();
    }
  });

  test('wherever a byte of its rows, files or manifest is changed', async () => {
    await writeArchive(file, options, fill);
    const whole = gunzipSync(await readFile(file));
    for (const text of ['one\n', 'two\n', '%PDF', '"rows":2', KEY]) {
      const changed = Buffer.from(whole);
      const place = changed.lastIndexOf(text);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await writeFile(file, gzipSync(changed));
      await expect(checkArchive(file), text).rejects.toThrow();
    }
  });

  test('when it is not an archive at all', async () => {
    await writeFile(file, 'hello');
    await expect(checkArchive(file)).rejects.toThrow();
    await expect(checkArchive(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
  });
});
