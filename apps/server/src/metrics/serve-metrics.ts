import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { tellSecurityEvent } from '../security-event.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

/** For the operator's Prometheus: not part of the declared calls, and there only where a token is set. */
export function serveMetrics(app: FastifyInstance, token: string, metrics: Metrics): void {
  const isRight = sameAs(`Bearer ${token}`);
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isRight(request.headers.authorization ?? '')) {
      tellSecurityEvent(request.log, 'metrics-token-wrong', { route: PATH });
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer token.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}

/** Hashed first: so both have one length, and how long the comparison takes tells nothing. */
function sameAs(right: string): (given: string) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(right);
  return (given) => timingSafeEqual(hash(given), expected);
}
