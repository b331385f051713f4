import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Nothing was answered: the client left before. The number is the one that nginx has for this. */
const CLIENT_LEFT = 499;

/**
 * Acts once for each call, when it is over. Fastify's own hook (onResponse) runs only if the reply was sent to its end:
 * what is counted by it is never uncounted for a client that leaves before.
 */
export function afterCall(
  app: FastifyInstance,
  act: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply;
    raw.once('close', () => act(request, reply, raw.headersSent ? raw.statusCode : CLIENT_LEFT));
  });
}
