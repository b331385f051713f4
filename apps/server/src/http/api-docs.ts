import swagger from '@fastify/swagger';
import type { Brand } from '@funnel/domain/retailer/brand';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiDocsPage } from './api-docs-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Documents every declared endpoint: for people at /api/docs, as OpenAPI at /api/docs/json. */
export async function serveApiDocs(app: FastifyInstance, currentBrand: () => Brand): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Kitchen funnel', version: '1' } },
    transform: jsonSchemaTransform,
  });
  let page: { brand: Brand; html: string; policy: string } | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const brand = currentBrand();
    if (page?.brand !== brand) {
      const html = apiDocsPage(app.endpoints, app.swagger(), brand);
      page = { brand, html, policy: contentSecurityPolicy(html, {}, ["'none'"]) };
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .header('x-robots-tag', 'noindex')
      .send(page.html);
  });
  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());
}
