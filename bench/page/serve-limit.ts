import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { limitPage } from './limit-page.ts';
import type { LimitQuestion } from './read-questions.ts';
import type { Served } from './start-product.ts';

interface ServedFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves both limit pages like the product: precompressed, with immutable pictures. */
export async function serveLimit(questions: readonly LimitQuestion[], product: string): Promise<Served> {
  const files = new Map<string, ServedFile>([
    ['/limit', documentOf(limitPage(questions, { slides: false }))],
    ['/limit-slide', documentOf(limitPage(questions, { slides: true }))],
  ]);
  for (const picture of new Set(questions.flatMap(({ tiles }) => tiles.map((tile) => tile.picture))))
    if (picture) files.set(picture, await pictureOf(new URL(picture, product)));

  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function documentOf(html: string): ServedFile {
  return fileOf(brotliCompressSync(html), {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
}

/** The product's own bytes, compressed like the product's. */
async function pictureOf(url: URL): Promise<ServedFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = type.includes('svg');
  return fileOf(isText ? brotliCompressSync(bytes) : bytes, {
    'content-type': type,
    ...(isText && { 'content-encoding': 'br' }),
    'cache-control': 'public, max-age=31536000, immutable',
  });
}

function fileOf(body: Buffer, headers: Record<string, string>): ServedFile {
  return { body, headers: { ...headers, 'content-length': String(body.length) } };
}
