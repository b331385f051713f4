import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is turned away when too many are under way. */
    isShed?: boolean;
  }
}

/** More would only wait for the database, and each for longer than a visitor does. */
const MOST_UNDER_WAY = 150;
/** A crowd that is told the same moment comes back as a crowd. */
const RETRY_SECONDS = [1, 2, 3];
/** One line says it: a log that grows with the load makes the load worse. */
const QUIET_MS = 10_000;

/** Keeps the queue of calls short, so that those that are taken are answered soon. The others are told when to come again. */
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
  // Also of a caller who has hung up.
  app.addHook('onResponse', async (request) => void underWay.delete(request));
}
