import { createHash } from 'node:crypto';
import type { z } from '@funnel/domain/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Written {
  readonly body: Buffer;
  readonly etag: string;
}

/** Sends what is the same for everybody. A reply that several callers get as one object is written once. */
export function sharedReplySender(schema: z.ZodType, sharedSeconds: number) {
  const written = new WeakMap<object, Written>();

  function write(value: object): Written {
    const known = written.get(value);
    if (known) return known;
    const body = Buffer.from(JSON.stringify(schema.parse(value)));
    const fresh = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    written.set(value, fresh);
    return fresh;
  }

  return (request: FastifyRequest, reply: FastifyReply, value: object): FastifyReply => {
    const { body, etag } = write(value);
    // A browser asks each time, so that a time that is gone is not offered again; a proxy may answer many at once.
    reply.header('cache-control', `public, max-age=0, s-maxage=${sharedSeconds}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
