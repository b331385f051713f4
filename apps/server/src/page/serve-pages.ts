import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGE_PATHS, type PageName, pageNameOf } from '@funnel/contract/page/page-path';
import { type PageSettings, SHOWN_SETTINGS } from '@funnel/contract/page/page-settings';
import type { Brand } from '@funnel/domain/retailer/brand';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { themeSheet } from '@funnel/domain/retailer/theme';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { isTesterOpen } from '@funnel/domain/tester/tester-settings';
import { wordingFor } from '@funnel/domain/text/wording';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { replyNotFound } from '../http/error-reply.ts';
import { makeDocument, type ServedDocument, sendDocument } from '../http/send-document.ts';
import { ownMails } from './own-mails.ts';
import type { PageBuild, PageSource } from './page-build.ts';
import { pageDocument } from './page-document.ts';
import type { PageServices } from './page-services.ts';
import { serveApps } from './serve-apps.ts';
import { BRANDED_FILES, serveBrand } from './serve-brand.ts';
import { serveEmbedCheck } from './serve-embed-check.ts';
import { serveIcons } from './serve-icons.ts';
import { serveManifest } from './serve-manifest.ts';
import { shownBrand } from './shown-brand.ts';
import { withTheme } from './themed-document.ts';

/** The pages with their assets. A page is rendered once for each variant and cached, compressed at the best quality. */
export async function servePages(
  app: FastifyInstance,
  source: PageSource,
  config: Config,
  { settings: reader, now, openDays: countOpenDays }: PageServices,
): Promise<void> {
  let variants = new Map<string, Promise<ServedDocument>>();
  let shownWith: RetailerSettings | undefined;
  let madeFrom: PageBuild | undefined;
  let roomFor: number | undefined;

  async function makePage(
    build: PageBuild,
    page: PageName,
    variant: string,
    settings: PageSettings,
    brand: Brand,
  ): Promise<ServedDocument> {
    const rendered = build.module.renderPage(page, variant, settings);
    const html = pageDocument(build, page, rendered, config, settings, brand);
    const parents = ["'self'", ...config.parentOrigins];
    return makeDocument(html, contentSecurityPolicy(html, config.page, parents, build.nonce));
  }

  async function servedPage(page: PageName, search: string): Promise<ServedDocument> {
    const build = await source.current();
    const settings = reader.current();
    const openDays = countOpenDays();
    if (settings !== shownWith || build !== madeFrom || openDays !== roomFor) variants = new Map();
    shownWith = settings;
    madeFrom = build;
    roomFor = openDays;
    const variant = build.module.variantOf({ page, search });
    const isOpen = isTesterOpen(settings.tester, berlinDate(now()));
    const key = `${page} ${variant} ${isOpen}`;
    const made =
      variants.get(key) ??
      makePage(
        build,
        page,
        variant,
        pageSettings(page, settings, config, { isTesterOpen: isOpen, openDays }),
        settings.brand,
      );
    variants.set(key, made);
    return made;
  }

  const currentBrand = () => reader.current().brand;
  app.addHook('preClose', async () => source.close?.());

  // The most frequent pages are rendered in advance.
  await Promise.all(['', '?lang=en'].map((search) => servedPage('funnel', search)));

  for (const [page, address] of Object.entries(PAGE_PATHS) as [PageName, string][]) {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const search = /\?.*/s.exec(request.url)?.[0] ?? '';
      // It makes the browser switch processes before painting (decision 16).
      reply.removeHeader('cross-origin-opener-policy');
      const document = await servedPage(page, search);
      const query = new URLSearchParams(search);
      const theme = themeSheet((name) => query.get(name), currentBrand().colors);
      return sendDocument(request, reply, theme ? await withTheme(document, theme) : document);
    });
  }

  serveManifest(app, currentBrand);
  serveIcons(app, source, currentBrand);
  serveEmbedCheck(app, config);
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
      // Content-hashed addresses.
      const immutable = /^assets[/\\]|\.avif$/.test(path.relative(clientFolder, file));
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // Loaded by parents on other origins.
      if (/^embed[/\\.]/.test(path.relative(clientFolder, file))) {
        reply
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', '*');
      }
      // By its extension it would be a video.
      if (file.endsWith('.d.ts')) reply.header('content-type', 'text/plain; charset=utf-8');
    },
  });

  await serveBrand(app, source, reader);
  await serveApps(app, source, config, { settings: reader, openDays: countOpenDays });
  redirectToPage(app);
}

function pageSettings(
  page: PageName,
  settings: RetailerSettings,
  config: Config,
  today: Pick<PageSettings, 'isTesterOpen' | 'openDays'>,
): PageSettings {
  const { showrooms, brand, ownQuestions } = settings;
  const { parentOrigins, siteUrl } = config;
  const shown = Object.fromEntries(SHOWN_SETTINGS.map((name) => [name, settings[name]]));
  return {
    ...(shown as Pick<RetailerSettings, (typeof SHOWN_SETTINGS)[number]>),
    brand: shownBrand(brand),
    wording: wordingFor('funnel', settings.wording),
    ...(page === 'funnel' && ownQuestions.length > 0 && { ownQuestions }),
    showroomNames: showrooms.map(({ name }) => name),
    ...(page === 'funnel' && { showroomPlaces: showrooms.map(({ name, lat, lon }) => ({ name, lat, lon })) }),
    ...((page === 'thankYou' || page === 'tester') && { showrooms }),
    ...today,
    mails: ownMails(config),
    slotMinutes: settings.slots.slotMinutes,
    parentOrigins,
    siteUrl: brand.site ?? siteUrl,
  };
}

/** Assets: a document instead of a missing one would fail silently. */
const ASSET = /\.(?:m?js|css|map|json|webmanifest|svg|png|jpe?g|gif|webp|avif|ico|woff2?|txt|xml|pdf)$/i;

/**
 * A path with a trailing slash redirects to its page, every unknown one to the funnel, both with the query string (R4).
 * Unknown addresses of programs are 404: calls, files, metrics.
 */
function redirectToPage(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const isPage =
      /^(?:GET|HEAD)$/.test(request.method) &&
      !/^\/(?:api|fc|int|assets|picture|metrics|\.well-known)(?:\/|$)/.test(address) &&
      !ASSET.test(address);
    if (!isPage) return replyNotFound(request, reply);
    const target = PAGE_PATHS[pageNameOf(address.replace(/\/$/, ''))];
    return reply.redirect(query ? `${target}?${query}` : target, 302);
  });
}
