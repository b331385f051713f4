import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is shed when too many calls are running. */
    isShed?: boolean;
  }
}

/** More calls would only queue for the database, longer than a visitor waits. */
const MOST_UNDER_WAY = 150;
/** Different delays: clients that are told the same delay come back all at once (thundering herd). */
const RETRY_SECONDS = [1, 2, 3];
/** One log line per interval: a log that grows with the load makes the load worse. */
const QUIET_MS = 10_000;

/** Load shedding: keeps the queue short, so that accepted calls are answered soon. The others get a Retry-After. */
export function shedLoad(app: FastifyInstance, onShed: () => void = () => undefined): void {
  const underWay = new Set<FastifyRequest>();
  let shed = 0;
  let quietUntil = 0;

  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isShed) return;
    if (underWay.size < MOST_UNDER_WAY) {
      underWay.add(request);
      return;
    }
    onShed();
    const retryAfter = RETRY_SECONDS[shed++ % RETRY_SECONDS.length];
    if (performance.now() >= quietUntil) {
      quietUntil = performance.now() + QUIET_MS;
      request.log.warn({ reason: `${underWay.size} under way` }, 'calls are turned away');
    }
    throw new Refusal(
      'UNAVAILABLE',
      'Too many calls at once. Please try again in a moment.',
      undefined,
      retryAfter,
    );
  });
  // Also runs when the client has hung up.
  app.addHook('onResponse', async (request) => void underWay.delete(request));
}
