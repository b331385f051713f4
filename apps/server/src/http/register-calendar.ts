import type { Endpoint } from '@funnel/contract/endpoint';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import { admit } from './admit-callers.ts';
import { sessionOf } from './browser-session.ts';
import { clientAddressOf } from './client-address.ts';
import { type CallWrapper, schemaOf } from './register-endpoint.ts';
import { etagOf, isKnown } from './send-document.ts';

/** Registers an endpoint that answers with a calendar, which programs ask for again and again. */
export function registerCalendar<Query extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType, Query>,
  handle: (call: { readonly query: z.output<Query> }) => Promise<string>,
  wrap: CallWrapper<undefined>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    onRequest: admit(app, endpoint),
    handler: async (request, reply) => {
      const query = request.query as z.output<Query>;
      const call = {
        query,
        body: undefined,
        idempotencyKey: undefined,
        proof: undefined,
        clientAddress: clientAddressOf(request),
        session: sessionOf(app, request, reply, 'customer'),
        staffSession: sessionOf(app, request, reply, 'staff'),
      };
      const content = Buffer.from(await wrap(call, () => handle({ query })));
      const etag = etagOf(content);
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('x-robots-tag', 'noindex');
      if (isKnown(request, etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(content);
    },
  });
}
