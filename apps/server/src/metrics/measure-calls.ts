import type { FastifyInstance } from 'fastify';
import { afterCall } from '../http/after-call.ts';
import type { Metrics } from './metrics.ts';

/** Counts every call by its route, never by its URL, which would be one series per visitor. */
export function measureCalls(
  app: FastifyInstance,
  { callDuration, callsInFlight, refusals }: Pick<Metrics, 'callDuration' | 'callsInFlight' | 'refusals'>,
): void {
  app.addHook('onRequest', async (request) => {
    // A stream is open for hours without load.
    if (!request.routeOptions.config.isStream) callsInFlight.inc();
  });
  afterCall(app, (request, reply, status) => {
    const route = request.routeOptions.url ?? 'none';
    if (!request.routeOptions.config.isStream) {
      callsInFlight.dec();
      const labels = { method: request.method, route, status: `${Math.floor(status / 100)}xx` };
      callDuration.observe(labels, reply.elapsedTime / 1000);
    }
    if (reply.failureCode) refusals.inc({ code: reply.failureCode });
  });
}
