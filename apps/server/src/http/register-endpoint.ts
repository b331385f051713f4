import { type Endpoint, IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { errorReplySchema } from '@funnel/contract/error-code';
import { z } from '@funnel/domain/schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { clientAddressOf } from './client-address.ts';
import { statusOf } from './refusal.ts';

export interface Call<Body, Query = unknown> {
  readonly query: Query;
  readonly body: Body;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
}

/** Goes around a handler: may refuse the call before it, and sees how it ends. */
export type Around<Body> = <Reply>(call: Call<Body>, handle: () => Promise<Reply>) => Promise<Reply>;

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
  around: Around<z.output<Body>> = (_call, act) => act(),
): void {
  const failures = [...endpoint.errors, 'INTERNAL', 'UNAVAILABLE'] as const;
  const schema: FastifySchema = {
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
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema,
    handler: async (request, reply) => {
      const header = request.headers[IDEMPOTENCY_HEADER];
      const idempotencyKey = endpoint.repeatable && typeof header === 'string' ? header : undefined;
      reply.header('cache-control', 'no-store');
      const call = {
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        idempotencyKey,
        clientAddress: clientAddressOf(request),
      };
      return around(call, () => handle(call));
    },
  });
}
