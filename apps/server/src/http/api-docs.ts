import swagger from '@fastify/swagger';
import type { Brand } from '@funnel/domain/retailer/brand';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { openApiOptions } from './openapi.ts';
import { makeDocument, type ServedDocument, sendDocument } from './send-document.ts';

/** Every declared endpoint: for people at /api/docs, as OpenAPI at /api/docs/json. */
export async function serveApiDocs(
  app: FastifyInstance,
  config: Config,
  currentBrand: () => Brand,
): Promise<void> {
  await app.register(swagger, openApiOptions(config, currentBrand()));
  let page: { brand: Brand; document: Promise<ServedDocument> } | undefined;
  function makePage(brand: Brand): Promise<ServedDocument> {
    const html = apiDocsPage(app.endpoints, app.swagger(), brand);
    return makeDocument(html, contentSecurityPolicy(html, {}, ["'none'"]));
  }
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    const brand = currentBrand();
    if (page?.brand !== brand) page = { brand, document: makePage(brand) };
    return sendDocument(request, reply, await page.document);
  });
  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());
}
