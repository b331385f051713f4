import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import { type QueryCall, registerAnswer } from './register-answer.ts';
import { type SentFile, sendFile } from './send-file.ts';

export interface Download {
  readonly file: SentFile;
  readonly as: 'download' | 'picture';
}

/** Registers an endpoint that answers with a file. */
export function registerDownload<Query extends z.ZodType, Needed extends Capability>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType, Query, Needed>,
  handle: (call: QueryCall<z.output<Query>, Needed>) => Promise<Download>,
): void {
  registerAnswer(app, endpoint, {
    handle,
    send: ({ file, as }, _request, reply) => sendFile(reply, file, as),
  });
}
