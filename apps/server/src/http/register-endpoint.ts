import { type Endpoint, IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { errorReplySchema } from '@funnel/contract/error-code';
import { z } from '@funnel/domain/schema';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { clientAddressOf } from './client-address.ts';
import { statusOf } from './refusal.ts';

export interface Call<Body, Query = unknown> {
  readonly query: Query;
  readonly body: Body;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
}

const repeatableHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
    .optional(),
});

/** Puts one declared endpoint on the server: validation, documentation and replies all follow the declaration. */
export function registerEndpoint<Body extends z.ZodType, Reply extends z.ZodType, Query extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Reply, Query>,
  handle: (call: Call<z.output<Body>, z.output<Query>>) => Promise<z.input<Reply>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return handle({
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        idempotencyKey: idempotencyKeyOf(request, endpoint),
        clientAddress: clientAddressOf(request),
      });
    },
  });
}

export function schemaOf(endpoint: Endpoint): FastifySchema {
  const failures = [...endpoint.errors, 'INTERNAL', 'UNAVAILABLE'] as const;
  return {
    summary: endpoint.summary,
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.repeatable && { headers: repeatableHeaders }),
    response: {
      200:
        endpoint.replyAs === 'text'
          ? { content: { 'text/plain': { schema: endpoint.reply } } }
          : endpoint.reply,
      ...Object.fromEntries(failures.map((code) => [statusOf(code), errorReplySchema])),
    },
  };
}

export function idempotencyKeyOf(request: FastifyRequest, endpoint: Endpoint): string | undefined {
  const header = request.headers[IDEMPOTENCY_HEADER];
  return endpoint.repeatable && typeof header === 'string' ? header : undefined;
}
