import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parseLanguage } from '@funnel/domain/text/text';
import type { FastifyInstance } from 'fastify';
import type { PageSource } from './page-build.ts';

function policy(nonce: string | undefined): string {
  const given = nonce ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${given}`,
    `style-src 'self'${given}`,
    "img-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    ...(nonce ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A retailer's page with the funnel on it, to look at (R31). It is German and holds the English texts too. */
export async function serveDemo(app: FastifyInstance, source: PageSource): Promise<void> {
  const compressed = new Map<string, Promise<Buffer>>();
  function compress(html: string): Promise<Buffer> {
    const made = compressed.get(html) ?? promisify(brotliCompress)(html);
    compressed.set(html, made);
    return made;
  }

  app.get('/demo', { schema: { hide: true } }, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    const language = parseLanguage(typeof lang === 'string' ? lang : undefined);
    const { demo, nonce } = await source.current();
    const html = demo.replace('<html lang="de">', `<html lang="${language}">`);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('x-robots-tag', 'noindex');
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return isBrotli ? reply.header('content-encoding', 'br').send(await compress(html)) : reply.send(html);
  });
}
