import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startBucket } from '../../testing/start-bucket.ts';
import { filesBelow } from '../../testing/upload-form.ts';
import { fileToolsFor } from '../file-tools.ts';
import { type FileStore, newStoreKey } from './file-store.ts';
import { folderFileStore } from './folder-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

let folder = '';
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

let written = 0;
async function localFile(content: Buffer | string): Promise<string> {
  const file = path.join(folder, `local-${written++}`);
  await writeFile(file, content);
  return file;
}

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderFileStore(path.join(folder, 'kept'))],
  ['a bucket', () => s3FileStore(bucket.settings)],
  [
    'a bucket whose address ends with a slash',
    () => s3FileStore({ ...bucket.settings, endpoint: `${bucket.settings.endpoint}/` }),
  ],
];

describe.each(stores)('%s', (_name, open) => {
  const mediaType = 'application/pdf';

  test('reports that it is writable, and leaves nothing behind', async () => {
    const before = await filesBelow(folder);
    expect(await open().check()).toBeUndefined();
    expect(await filesBelow(folder)).toEqual(before);
  });

  test('gives back what it was given, byte for byte', async () => {
    const store = open();
    const contents = ['x', '', Buffer.alloc(3 * 1024 * 1024, 'Grundriß'), Buffer.from([0, 255, 10, 13, 26])];
    for (const content of contents) {
      const key = newStoreKey();
      await store.put(key, { path: await localFile(content), mediaType });
      expect((await buffer(await store.read(key))).equals(Buffer.from(content))).toBe(true);
    }
  });

  test('takes many at once', async () => {
    const store = open();
    const keys = Array.from({ length: 20 }, newStoreKey);
    await Promise.all(keys.map(async (key) => store.put(key, { path: await localFile(key), mediaType })));
    const contents = await Promise.all(keys.map(async (key) => String(await buffer(await store.read(key)))));
    expect(contents).toEqual(keys);
  });

  test('rejects with a code for a key without content', async () => {
    await expect(open().read(newStoreKey())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'NOT_FOUND',
    });
  });

  test('removes a key, also one that does not exist', async () => {
    const store = open();
    const key = newStoreKey();
    await store.put(key, { path: await localFile('x'), mediaType });
    await store.remove(key);
    await store.remove(key);
    await store.remove(newStoreKey());
    await expect(store.read(key)).rejects.toThrow();
  });

  test.each(['', '../x', 'a/b', 'A'.repeat(32), `${'a'.repeat(31)}\u0000`])(
    'takes no key like %j',
    async (key) => {
      const store = open();
      await expect(store.put(key, { path: await localFile('x'), mediaType })).rejects.toThrow(
        'not a store key',
      );
      await expect(store.read(key)).rejects.toThrow('not a store key');
      await expect(store.remove(key)).rejects.toThrow('not a store key');
    },
  );
});

describe('the folder', () => {
  test('is readable by its owner only, and holds no partial files', async () => {
    const root = path.join(folder, 'private');
    const key = newStoreKey();
    await folderFileStore(root).put(key, { path: await localFile('x'), mediaType: 'image/png' });
    expect(await filesBelow(root)).toEqual([`${key.slice(0, 2)}/${key}`]);
    const mode = async (place: string) => (await stat(path.join(root, place))).mode & 0o777;
    expect(await mode('')).toBe(0o700);
    expect(await mode(key.slice(0, 2))).toBe(0o700);
    expect(await mode(`${key.slice(0, 2)}/${key}`)).toBe(0o600);
  });
});

describe('the bucket', () => {
  test('is addressed by path, and knows the type', async () => {
    const key = newStoreKey();
    const store = s3FileStore(bucket.settings);
    await store.put(key, { path: await localFile('x'), mediaType: 'image/png' });
    expect(bucket.objects.get(`${key.slice(0, 2)}/${key}`)?.mediaType).toBe('image/png');
  });

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'NOT_REACHED'],
    ['takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'TIMEOUT'],
    ['refuses', async () => new Response('<Error>secret</Error>', { status: 403 }), 'BAD_STATUS'],
    ['is broken', async () => new Response('secret', { status: 500 }), 'BAD_STATUS'],
    [
      'sends us elsewhere',
      async () => new Response(null, { status: 307, headers: { location: '/' } }),
      'REDIRECT',
    ],
  ] as [string, typeof fetch, string][])(
    'that %s fails with a code and tells nothing',
    async (_case, answer, code) => {
      const store = s3FileStore(bucket.settings, answer);
      const put = store.put(newStoreKey(), { path: await localFile('x'), mediaType: 'image/png' });
      await expect(put).rejects.toMatchObject({ code, message: code });
      await expect(store.read(newStoreKey())).rejects.toMatchObject({ code });
      await expect(store.remove(newStoreKey())).rejects.toMatchObject({ code });
    },
  );

  test.each([
    ['does not know the key', { accessKeyId: 'nobody' }, '403'],
    ['is not there', { bucket: 'no-such-bucket' }, '404'],
    ['is not reached', { endpoint: 'http://127.0.0.1:1' }, 'NOT_REACHED'],
  ])('that %s says so when it is checked: %o is %s', async (_case, wrong, code) => {
    expect(await s3FileStore({ ...bucket.settings, ...wrong }).check()).toBe(code);
  });

  test('gets no redirect followed', async () => {
    const modes: unknown[] = [];
    const store = s3FileStore(bucket.settings, async (_url, init) => {
      modes.push(init?.redirect);
      return new Response('x');
    });
    await store.put(newStoreKey(), { path: await localFile('x'), mediaType: 'image/png' });
    await store.read(newStoreKey());
    expect(modes).toEqual(['manual', 'manual']);
  });
});

test('the settings decide where files are kept', async () => {
  const dataDir = path.join(folder, 'data');
  const key = newStoreKey();
  const place = `${key.slice(0, 2)}/${key}`;
  const put = async (environment: Record<string, string>) =>
    fileToolsFor(readConfig({ DATA_DIR: dataDir, ...environment })).store.put(key, {
      path: await localFile('x'),
      mediaType: 'image/png',
    });
  await put({
    S3_ENDPOINT: bucket.settings.endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  });
  expect(await filesBelow(dataDir)).toEqual([]);
  expect(bucket.objects.has(place)).toBe(true);
  await put({});
  expect(await filesBelow(dataDir)).toEqual([`files/kept/${place}`]);
});
