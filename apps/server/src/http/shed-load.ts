import type { FastifyInstance } from 'fastify';
import { afterCall } from './after-call.ts';
import type { CallPlaces, Place } from './call-places.ts';
import { clientAddressOf } from './client-address.ts';
import { clientNetwork } from './client-network.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    takePlace(request: FastifyRequest): Place;
  }
  interface FastifyContextConfig {
    /** Whether the call needs a place. Calls about health are answered however many others are running. */
    needsPlace?: boolean;
  }
}

/** Jitter: clients with the same delay would come back all at once (thundering herd). */
const RETRY_SECONDS = [1, 2, 3];
/** One log line per interval: a log that grows with the load makes the load worse. */
const QUIET_MS = 10_000;

interface Shedding {
  readonly places: CallPlaces;
  /** Clients without a share, such as a proxy on the server's own machine. */
  readonly isUnlimited: (clientAddress: string) => boolean;
  readonly onShed: () => void;
}

/**
 * Load shedding: a short queue, so that accepted calls are answered soon. The others get a Retry-After. A call takes
 * its place once its body has arrived, and leaves it when its handler has ended: neither a slow sender nor a client
 * that hangs up blocks one.
 */
export function shedLoad(app: FastifyInstance, { places, isUnlimited, onShed }: Shedding): void {
  let shed = 0;
  let quietUntil = 0;

  app.decorate('takePlace', (request) => {
    const address = clientAddressOf(request);
    const place = places.take(isUnlimited(address) ? undefined : clientNetwork(address));
    if (place) return place;
    onShed();
    const retryAfter = RETRY_SECONDS[shed++ % RETRY_SECONDS.length];
    if (performance.now() >= quietUntil) {
      quietUntil = performance.now() + QUIET_MS;
      request.log.warn({ reason: `${places.taken} under way` }, 'calls are turned away');
    }
    throw new Refusal(
      'UNAVAILABLE',
      'Too many calls at once. Please try again in a moment.',
      undefined,
      retryAfter,
    );
  });
  afterCall(app, (request, reply) => {
    const { needsPlace } = request.routeOptions.config;
    if (needsPlace && reply.raw.headersSent) places.noteOutcome(reply.failureCode === 'UNAVAILABLE');
  });
}
