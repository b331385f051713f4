import type { FastifyInstance } from 'fastify';

/** How long running calls may still take once the server stops. */
const LAST_CALLS_MS = 6_000;

/**
 * Bounds the time of a shutdown. Each reply closes its keep-alive connection, which the shutdown would otherwise wait
 * for. A client that still sends after the deadline, such as a slow upload, is cut off: nothing of it has been accepted
 * yet.
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
