import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newStoreKey } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The example account and the signatures from the documentation of AWS. */
const ACCESS_KEY = 'AKIAIOSFODNN7EXAMPLE';
const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly region: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signature Version 4, implemented a second time from its specification and not from the tested client. */
function signatureOf({ method, path, query = '', region, headers }: SignedRequest): string {
  const names = Object.keys(headers).sort();
  const time = headers['x-amz-date'] ?? '';
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${SECRET_KEY}`) as Buffer;
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash].join('\n')).toString('hex');
}

describe('the examples of AWS', () => {
  const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
  const region = 'us-east-1';
  test.each([
    [
      'GET of a part of an object',
      {
        method: 'GET',
        path: '/test.txt',
        region,
        headers: { ...common, range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY_HASH },
      },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT of an object',
      {
        method: 'PUT',
        path: '/test%24file.text',
        region,
        headers: {
          ...common,
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET of the objects of a bucket',
      {
        method: 'GET',
        path: '/',
        query: 'max-keys=2&prefix=J',
        region,
        headers: { ...common, 'x-amz-content-sha256': EMPTY_HASH },
      },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s gets the documented signature', (_case, request, signature) => {
    expect(signatureOf(request)).toBe(signature);
  });
});

describe('what goes to the bucket', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signature-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([
    'https://s3.eu-central-1.amazonaws.com',
    'http://minio.example:9000',
    'https://example.com/base',
  ])('at %s is signed, with all relevant headers', async (endpoint) => {
    const sent: { url: URL; method: string; headers: Record<string, string> }[] = [];
    const region = 'eu-central-1';
    const account = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY };
    const store = s3FileStore({ endpoint, bucket: 'floor-plans', region, ...account }, async (url, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      sent.push({ url: new URL(String(url)), method: init?.method ?? '', headers });
      return new Response('x');
    });
    const source = path.join(folder, 'source');
    await writeFile(source, 'plan');
    const key = newStoreKey();
    await store.put(key, { path: source, mediaType: 'image/png' });
    await store.read(key);
    await store.remove(key);

    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE']);
    for (const { url, method, headers } of sent) {
      expect(url.href).toBe(`${endpoint}/floor-plans/${key.slice(0, 2)}/${key}`);
      const [, credential, names = '', signature] =
        /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
          headers['authorization'] ?? '',
        ) ?? [];
      const day = headers['x-amz-date']?.slice(0, 8);
      expect(credential).toBe(`${ACCESS_KEY}/${day}/${region}/s3/aws4_request`);
      expect(names.split(';')).toEqual(
        expect.arrayContaining(['host', 'x-amz-content-sha256', 'x-amz-date']),
      );
      const signed = Object.fromEntries(names.split(';').map((name) => [name, headers[name] ?? '']));
      expect(signature).toBe(signatureOf({ method, path: url.pathname, region, headers: signed }));
      expect(signed['host']).toBe(url.host);
    }
  });
});
