import { Readable } from 'node:stream';
import { cleanFileName } from '@funnel/domain/floor-plan/file-name';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type SentFile, sendFile } from './send-file.ts';

const app = fastify();
let origin = '';
let file: Omit<SentFile, 'content'> = { name: 'plan', mediaType: 'application/pdf', bytes: 4 };

beforeAll(async () => {
  await addSecurityHeaders(app);
  app.get('/download', (_request, reply) => sendFile(reply, { ...file, content: Readable.from(['plan']) }));
  app.get('/picture', (_request, reply) =>
    sendFile(reply, { ...file, content: Readable.from(['plan']) }, 'picture'),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function sent(change: Partial<SentFile>, path = '/download') {
  file = { name: 'plan', mediaType: 'application/pdf', bytes: 4, ...change };
  const response = await fetch(origin + path);
  expect(await response.text()).toBe('plan');
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

describe('a stored file', () => {
  test('comes as a download that runs nothing and that no cache keeps', async () => {
    const { status, headers } = await sent({ name: 'Grundriß EG.pdf' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-disposition':
        'attachment; filename="Grundri_ EG.pdf"; filename*=UTF-8\'\'Grundri%C3%9F%20EG.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
  });

  test.each([
    ['image/jpeg', '/picture', 'inline', 'image/jpeg', 'plan.jpg'],
    ['image/png', '/picture', 'inline', 'image/png', 'plan.png'],
    ['application/pdf', '/picture', 'attachment', 'application/pdf', 'plan.pdf'],
    ['image/svg+xml', '/picture', 'attachment', 'application/octet-stream', 'plan'],
    ['text/html', '/download', 'attachment', 'application/octet-stream', 'plan'],
    ['image/jpeg', '/download', 'attachment', 'image/jpeg', 'plan.jpg'],
  ])('of type %s asked for at %s comes %s as %s', async (mediaType, path, kind, type, name) => {
    const { headers } = await sent({ mediaType }, path);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`${kind}; filename="${name}"; filename*=UTF-8''${name}`);
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  test.each([
    ['a\r\nSet-Cookie: a=b'],
    ['"; filename="evil.html'],
    ["'; x=''"],
    ['a\u0000b.pdf'],
    ['../../etc/passwd'],
    ['🏠 Küche (neu) 100%.pdf'],
    ['%22%0d%0a'],
    ['\\"'],
    ['half \ud83c'],
    ['\u202egnp.exe'],
    ['日本語'],
  ])('called %j cannot break its headers', async (name) => {
    const { status, headers } = await sent({ name });
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expectOneName(headers['content-disposition'] ?? '');
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });
});

const HEADER = /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([A-Za-z0-9%._~-]*)$/;

function expectOneName(header: string): string {
  const [, plain = '', encoded = ''] = HEADER.exec(header) ?? ['', 'no match"'];
  expect(plain).not.toMatch(/["\\%/;]/);
  return decodeURIComponent(encoded);
}

test('for any file name, the header has exactly one name in each form, and it decodes to that name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      expectOneName(contentDisposition('attachment', given));
      const name = cleanFileName(given);
      expect(expectOneName(contentDisposition('attachment', name))).toBe(name);
    }),
  );
});
