import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts every call by its route, never by its address: that would be a series for each visitor. */
export function measureCalls(
  app: FastifyInstance,
  { callDuration, callsInFlight, refusals }: Pick<Metrics, 'callDuration' | 'callsInFlight' | 'refusals'>,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    callsInFlight.inc();
    // Also comes where nobody waits for the answer any more.
    reply.raw.once('close', () => callsInFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    callDuration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (reply.failureCode) refusals.inc({ code: reply.failureCode });
  });
}
