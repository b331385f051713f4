import type { FastifyInstance } from 'fastify';

/** How long calls under way may still take once the server stops. */
const LAST_CALLS_MS = 6_000;

/**
 * Lets a stop end in time. Each reply closes its keep-alive connection, which the stop would otherwise wait for. Whoever
 * still sends after a while, such as a slow upload, is cut off: nothing of it has been accepted yet.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    const deadline = setTimeout(() => app.server.closeAllConnections(), LAST_CALLS_MS);
    app.server.once('close', () => clearTimeout(deadline));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
