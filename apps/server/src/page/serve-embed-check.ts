import { mayFrame } from '@funnel/domain/retailer/parent-origin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isFromOwnPage } from '../http/own-origin.ts';

/** Lets the embed script ask whether this parent may frame the funnel: a blocked frame reports no error. */
export function serveEmbedCheck(
  app: FastifyInstance,
  { parentOrigins, publicOrigin }: Pick<Config, 'parentOrigins' | 'publicOrigin'>,
): void {
  app.get('/embed/allowed.mjs', { schema: { hide: true } }, async (request, reply) => {
    const { origin } = request.headers;
    // Browsers send the Origin for cross-origin requests.
    const isAllowed =
      origin === undefined || isFromOwnPage(request, publicOrigin) || mayFrame(origin, parentOrigins);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .send(`export const isAllowed = ${isAllowed};\n`);
  });
}
