import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A shared HTML document, with its policy. */
export interface ServedDocument {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

const compress = promisify(brotliCompress);

/** Compressed once, at the best quality. Uncached documents are compressed with less effort. */
export async function makeDocument(html: string, policy: string, quality = 11): Promise<ServedDocument> {
  const bytes = Buffer.from(html);
  const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { html: bytes, brotli, etag: `W/${etagOf(bytes)}`, policy };
}

/** Revalidated each time, and sent only if it has changed. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: ServedDocument) {
  reply
    .header('content-security-policy', document.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('x-robots-tag', 'noindex')
    .header('etag', document.etag);
  if (isKnown(request, document.etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return isBrotli ? reply.header('content-encoding', 'br').send(document.brotli) : reply.send(document.html);
}

export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the browser has it already. A compressing proxy weakens a strong ETag. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => bare(each.trim())) ?? [];
  return known.includes('*') || known.includes(bare(etag));
}

const bare = (etag: string): string => etag.replace(/^W\//, '');
