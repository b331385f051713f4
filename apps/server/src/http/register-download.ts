import type { CallableBy, Endpoint } from '@funnel/contract/endpoint';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import { admit, type CustomerFor } from './admit-callers.ts';
import { schemaOf } from './register-endpoint.ts';
import { type SentFile, sendFile } from './send-file.ts';

export interface DownloadCall<Query, By extends CallableBy> {
  readonly query: Query;
  readonly customer: CustomerFor<By>;
}

export interface Download {
  readonly file: SentFile;
  readonly as: 'download' | 'picture';
}

/** Puts an endpoint that answers with a file on the server. */
export function registerDownload<Query extends z.ZodType, By extends CallableBy>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType, Query, By>,
  handle: (call: DownloadCall<z.output<Query>, By>) => Promise<Download>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    onRequest: admit(app, endpoint),
    handler: async (request, reply) => {
      const query = request.query as z.output<Query>;
      const { file, as } = await handle({ query, customer: request.customer as CustomerFor<By> });
      return sendFile(reply, file, as);
    },
  });
}
