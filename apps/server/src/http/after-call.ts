import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** No response: the client disconnected. The status is nginx's code for this. */
const CLIENT_LEFT = 499;

/**
 * Runs once for each call, when it ends. Fastify's own hook (onResponse) runs only if the reply was sent in full, so a
 * counter would leak when a client disconnects.
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
