import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LANGUAGES, parseLanguage } from '@funnel/domain/text/text';
import type { FastifyInstance } from 'fastify';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A retailer's page with the funnel on it, to look at (D31). `html` is German and holds the English texts too. */
export async function serveDemo(app: FastifyInstance, html: string): Promise<void> {
  const made = LANGUAGES.map(async (language) => {
    const page = Buffer.from(html.replace('<html lang="de">', `<html lang="${language}">`));
    return [language, { page, brotli: await promisify(brotliCompress)(page) }] as const;
  });
  const pages = new Map(await Promise.all(made));

  app.get('/demo', { schema: { hide: true } }, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    const served = pages.get(parseLanguage(typeof lang === 'string' ? lang : undefined));
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('x-robots-tag', 'noindex');
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return isBrotli ? reply.header('content-encoding', 'br').send(served?.brotli) : reply.send(served?.page);
  });
}
