import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, each reply ends its keep-alive connection. Otherwise the stop would wait until the client closes
 * it or the keep-alive timeout passes.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
