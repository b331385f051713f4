import fastifyStatic from '@fastify/static';
import { CUSTOMER_PATH } from '@funnel/contract/account/customer-area-url';
import type { CustomerSettings } from '@funnel/contract/page/customer-settings';
import { parseLanguage } from '@funnel/domain/text/text';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { SettingsReader } from '../db/setting/settings-reader.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { PageSource } from './page-build.ts';
import { asScriptValue } from './page-document.ts';

/**
 * The customer area (R31): the same document for everybody, since only its calls know who is signed in. It may be
 * framed by nobody and is kept nowhere, so that Back after signing out shows nothing.
 */
export async function serveCustomerArea(
  app: FastifyInstance,
  source: PageSource,
  { retailerEmail, siteUrl }: Config,
  settings: SettingsReader,
): Promise<void> {
  for (const path of [CUSTOMER_PATH, `${CUSTOMER_PATH}/`]) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { lang } = request.query as { lang?: unknown };
      const language = parseLanguage(typeof lang === 'string' ? lang : undefined);
      const { legalLinks } = settings.current();
      const { customerArea, nonce } = await source.current();
      const given: CustomerSettings = { retailerEmail, siteUrl, legalLinks };
      const html = customerArea.template
        .replace('<html lang="de">', `<html lang="${language}">`)
        .replace(
          '</head>',
          () => `<script>window.__CUSTOMER_SETTINGS__=${asScriptValue(given)}</script></head>`,
        );
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy(html, {}, ["'none'"], nonce))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(html);
    });
  }

  const { folder } = (await source.current()).customerArea;
  if (folder === undefined) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${CUSTOMER_PATH}/`,
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'built-from', '.vite/**'],
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      // Their addresses change with their content.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
