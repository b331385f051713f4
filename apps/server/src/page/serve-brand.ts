import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';
import { LOGO_PATH } from '@funnel/contract/page/shown-brand';
import type { Brand } from '@funnel/domain/retailer/brand';
import { paint } from '@funnel/domain/retailer/brand-sheet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsReader } from '../db/setting/settings-reader.ts';
import { replyNotFound } from '../http/error-reply.ts';
import type { PageBuild, PageSource } from './page-build.ts';

const PICTURES = ['favicon.svg', 'picture/region_map.svg'] as const;
const SCRIPTS = BROWSER_APPS.filter((app) => app.kind === 'script')
  .flatMap((app) => [app.path, ...Object.keys(app.modules)])
  .map((address) => address.slice(1));
/** Served here, in the retailer's colours, instead of unchanged from the build. */
export const BRANDED_FILES = [...PICTURES, ...SCRIPTS];

/** A picture may be opened directly: then no script in it may run. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const CACHED = 'public, max-age=3600';

interface Painted {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** Serves files with the retailer's colours outside of documents: icon, map, embed script; and the logo. */
export async function serveBrand(
  app: FastifyInstance,
  source: PageSource,
  settings: SettingsReader,
): Promise<void> {
  /** Rendered once for each build and brand. */
  function painter(read: (build: PageBuild) => Promise<string>): () => Promise<Painted> {
    let last: { build: PageBuild; brand: Brand; made: Promise<Painted> } | undefined;
    return async () => {
      const build = await source.current();
      const { brand } = settings.current();
      if (last?.build !== build || last.brand !== brand) last = { build, brand, made: make(build, brand) };
      return last.made.catch((error) => {
        last = undefined;
        throw error;
      });
    };
    async function make(build: PageBuild, { colors }: Brand): Promise<Painted> {
      const plain = Buffer.from(paint(await read(build), colors));
      return { plain, brotli: await promisify(brotliCompress)(plain) };
    }
  }

  for (const picture of PICTURES) {
    const painted = painter(({ clientFolder }) => readFile(path.join(clientFolder, picture), 'utf8'));
    app.get(`/${picture}`, { schema: { hide: true } }, async (request, reply) => {
      reply.type('image/svg+xml').header('content-security-policy', PICTURE_POLICY);
      return send(request, reply, await painted());
    });
  }

  for (const script of SCRIPTS) {
    const painted = painter((build) => build.readScript(script));
    app.get(`/${script}`, { schema: { hide: true } }, async (request, reply) => {
      // Other sites load it.
      reply
        .type('application/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*');
      return send(request, reply, await painted());
    });
  }

  app.get(LOGO_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { logo } = settings.current().brand;
    if (!logo) return replyNotFound(request, reply);
    return reply
      .type(logo.type)
      .header('content-security-policy', PICTURE_POLICY)
      .header('cache-control', CACHED)
      .send(Buffer.from(logo.base64, 'base64'));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: Painted): FastifyReply {
  reply.header('cache-control', CACHED).header('vary', 'accept-encoding');
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return isBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
}
