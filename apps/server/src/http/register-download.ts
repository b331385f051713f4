import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability, PrincipalWith } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import { admit, callerOf } from './admit-callers.ts';
import { sessionOf } from './browser-session.ts';
import { clientAddressOf } from './client-address.ts';
import { type CallWrapper, schemaOf } from './register-endpoint.ts';
import { type SentFile, sendFile } from './send-file.ts';

export interface DownloadCall<Query, Needed extends Capability> {
  readonly query: Query;
  readonly by: PrincipalWith<Needed>;
}

export interface Download {
  readonly file: SentFile;
  readonly as: 'download' | 'picture';
}

/** Registers an endpoint that answers with a file. */
export function registerDownload<Query extends z.ZodType, Needed extends Capability>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType, Query, Needed>,
  handle: (call: DownloadCall<z.output<Query>, Needed>) => Promise<Download>,
  wrap: CallWrapper<undefined> = (_call, act) => act(),
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
      const { file, as } = await wrap(call, () => handle({ query, by: callerOf<Needed>(request) }));
      return sendFile(reply, file, as);
    },
  });
}
