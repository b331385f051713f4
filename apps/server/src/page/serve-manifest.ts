import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import type { Brand } from '@funnel/domain/retailer/brand';
import type { FastifyInstance } from 'fastify';

const png = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

/** For visitors who put the funnel on their home screen. */
function manifestOf({ name, colors }: Brand) {
  return {
    name: `${name} Küchenplaner`,
    short_name: 'Küchenplaner',
    lang: 'de',
    start_url: PAGE_PATHS.funnel,
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [png(192), png(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}

export function serveManifest(app: FastifyInstance, currentBrand: () => Brand): void {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(currentBrand()))),
  );
}
