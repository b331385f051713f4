import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { PAGE_PATHS, type PageName } from '@funnel/contract/page/page-path';
import { type PageSettings, SHOWN_SETTINGS } from '@funnel/contract/page/page-settings';
import type { Brand } from '@funnel/domain/retailer/brand';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { isTesterOpen } from '@funnel/domain/tester/tester-settings';
import { wordingFor } from '@funnel/domain/text/wording';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { replyNotFound } from '../http/error-reply.ts';
import type { Services } from '../services.ts';
import { shownBrand } from './brand-document.ts';
import type { PageBuild, PageSource } from './page-build.ts';
import { pageDocument } from './page-document.ts';
import { serveApps } from './serve-apps.ts';
import { BRANDED_FILES, serveBrand } from './serve-brand.ts';

const compress = promisify(brotliCompress);

interface ServedPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly policy: string;
}

/** The pages with their assets. A page is rendered once for each variant and kept, compressed as far as it goes. */
export async function servePages(
  app: FastifyInstance,
  source: PageSource,
  config: Config,
  { settings: reader, now }: Pick<Services, 'settings' | 'now'>,
): Promise<void> {
  let variants = new Map<string, Promise<ServedPage>>();
  let shownWith: RetailerSettings | undefined;
  let madeFrom: PageBuild | undefined;

  async function makePage(
    build: PageBuild,
    page: PageName,
    variant: string,
    settings: PageSettings,
    brand: Brand,
  ): Promise<ServedPage> {
    const rendered = build.module.renderPage(page, variant, settings);
    const html = pageDocument(build, page, rendered, config.page, settings, brand);
    const bytes = Buffer.from(html);
    const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    return {
      html: bytes,
      brotli,
      policy: contentSecurityPolicy(html, config.page, ["'self'", ...config.parentOrigins], build.nonce),
    };
  }

  async function servedPage(page: PageName, search: string): Promise<ServedPage> {
    const build = await source.current();
    const settings = reader.current();
    if (settings !== shownWith || build !== madeFrom) variants = new Map();
    shownWith = settings;
    madeFrom = build;
    const variant = build.module.variantOf({ page, search });
    const isOpen = isTesterOpen(settings.tester, berlinDate(now()));
    const key = `${page} ${variant} ${isOpen}`;
    const made =
      variants.get(key) ??
      makePage(build, page, variant, pageSettings(page, settings, config, isOpen), settings.brand);
    variants.set(key, made);
    return made;
  }

  app.addHook('preClose', async () => source.close?.());

  // The pages most visitors get are made before the first one comes.
  await Promise.all(['', '?lang=en'].map((search) => servedPage('funnel', search)));

  for (const [page, address] of Object.entries(PAGE_PATHS) as [PageName, string][]) {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const search = /\?.*/s.exec(request.url)?.[0] ?? '';
      const { html, brotli, policy } = await servedPage(page, search);
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding')
        .header('x-robots-tag', 'noindex');
      return acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html);
    });
  }

  const { clientFolder } = await source.current();
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '.vite/**', ...BRANDED_FILES.map((file) => `${file}*`)],
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Their addresses change with their content.
      const immutable = /^assets[/\\]|\.avif$/.test(path.relative(clientFolder, file));
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // What pages of others, and their developers, load.
      if (/^embed[/\\.]/.test(path.relative(clientFolder, file))) {
        reply
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', '*');
      }
      // By its ending it would be a film.
      if (file.endsWith('.d.ts')) reply.header('content-type', 'text/plain; charset=utf-8');
    },
  });

  await serveBrand(app, source, reader);
  await serveApps(app, source, config, reader);
  redirectToFunnel(app);
}

function pageSettings(
  page: PageName,
  settings: RetailerSettings,
  { parentOrigins, siteUrl }: Config,
  isTesterOpen: boolean,
): PageSettings {
  const { showrooms, brand } = settings;
  const shown = Object.fromEntries(SHOWN_SETTINGS.map((name) => [name, settings[name]]));
  return {
    ...(shown as Pick<RetailerSettings, (typeof SHOWN_SETTINGS)[number]>),
    brand: shownBrand(brand),
    wording: wordingFor('funnel', settings.wording),
    showroomNames: showrooms.map(({ name }) => name),
    ...(page === 'thankYou' && { showrooms }),
    isTesterOpen,
    asksToConfirm: settings.slots.unconfirmedHours > 0,
    slotMinutes: settings.slots.slotMinutes,
    parentOrigins,
    siteUrl: brand.site ?? siteUrl,
  };
}

/** What a page loads: a document in its place would be an error that nobody sees. */
const ASSET = /\.(?:m?js|css|map|json|webmanifest|svg|png|jpe?g|gif|webp|avif|ico|woff2?|txt|xml|pdf)$/i;

/** Every unknown path leads to the funnel and keeps its query string (R4); calls and files that do not exist are 404. */
function redirectToFunnel(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const isPage =
      request.method === 'GET' &&
      !/^\/(?:api|fc|int|assets|picture)(?:\/|$)/.test(address) &&
      !ASSET.test(address);
    if (isPage) return reply.redirect(query ? `${PAGE_PATHS.funnel}?${query}` : PAGE_PATHS.funnel, 302);
    return replyNotFound(request, reply);
  });
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
}
