import type { z } from '@funnel/domain/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './send-document.ts';

interface Written {
  readonly body: Buffer;
  readonly etag: string;
}

/** Sends a reply that is the same for everybody. An object that is sent to several callers is serialised once. */
export function sharedReplySender(schema: z.ZodType, sharedSeconds: number) {
  const written = new WeakMap<object, Written>();

  function write(value: object): Written {
    const known = written.get(value);
    if (known) return known;
    const body = Buffer.from(JSON.stringify(schema.parse(value)));
    const fresh = { body, etag: etagOf(body) };
    written.set(value, fresh);
    return fresh;
  }

  return (request: FastifyRequest, reply: FastifyReply, value: object): FastifyReply => {
    const { body, etag } = write(value);
    // A browser revalidates each time, so that it never offers a slot that is gone. A shared proxy cache may answer
    // many calls.
    reply.header('cache-control', `public, max-age=0, s-maxage=${sharedSeconds}`).header('etag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
