import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import { type QueryCall, registerAnswer } from './register-answer.ts';
import { etagOf, isKnown } from './send-document.ts';

/** Registers an endpoint that returns a calendar, which programs poll. */
export function registerCalendar<Query extends z.ZodType, Needed extends Capability>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType, Query, Needed>,
  handle: (call: QueryCall<z.output<Query>, Needed>) => Promise<string>,
): void {
  registerAnswer(app, endpoint, {
    handle,
    send(calendar, request, reply) {
      const content = Buffer.from(calendar);
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
