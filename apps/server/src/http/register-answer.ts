import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, type Caller, callerOf } from './admit-callers.ts';
import { clientAddressOf } from './client-address.ts';
import { schemaOf } from './register-endpoint.ts';

export interface QueryCall<Query, Needed extends Capability> extends Caller<Needed> {
  readonly query: Query;
}

interface Answering<Query, Needed extends Capability, Answer> {
  readonly handle: (call: QueryCall<Query, Needed>) => Promise<Answer>;
  readonly send: (answer: Answer, request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Registers an endpoint without a body, whose answer is something else than JSON. */
export function registerAnswer<Query extends z.ZodType, Needed extends Capability, Answer>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType, Query, Needed>,
  { handle, send }: Answering<z.output<Query>, Needed, Answer>,
): void {
  app.endpoints.push(endpoint);
  const wrap = app.wrapperOf(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { needsPlace: true },
    onRequest: admit(app, endpoint),
    handler: async (request, reply) => {
      const query = request.query as z.output<Query>;
      const caller = callerOf<Needed>(request);
      const place = app.takePlace(request);
      const call = { query, ...caller, body: undefined, clientAddress: clientAddressOf(request), place };
      try {
        const answer = await wrap(call, () => handle({ query, ...caller }));
        return send(answer, request, reply);
      } finally {
        // Before the reply is sent: a slow reader must not hold the place.
        place.leave();
      }
    },
  });
}
