import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts every call by its route, never by its URL, which would be one series per visitor. */
export function measureCalls(
  app: FastifyInstance,
  { callDuration, callsInFlight, refusals }: Pick<Metrics, 'callDuration' | 'callsInFlight' | 'refusals'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    // A stream is open for hours and says nothing about the load.
    if (request.routeOptions.config.isStream) return;
    callsInFlight.inc();
    // Also fires if the client has disconnected.
    reply.raw.once('close', () => callsInFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    if (!request.routeOptions.config.isStream) {
      callDuration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    }
    if (reply.failureCode) refusals.inc({ code: reply.failureCode });
  });
}
