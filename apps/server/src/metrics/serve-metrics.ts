import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { METRICS_PATH } from '../http/call-level.ts';
import { Refusal } from '../http/refusal.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Metrics } from './metrics.ts';

/** For the operator's Prometheus. Not a declared call, and served only if a token is set. */
export function serveMetrics(app: FastifyInstance, token: string, metrics: Metrics): void {
  const isRight = sameAs(`Bearer ${token}`);
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isRight(request.headers.authorization ?? '')) {
      tellSecurityEvent(request.log, 'metrics-token-wrong', { route: METRICS_PATH });
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer token.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}

/** Against timing attacks: hashes have equal length and are compared in constant time. */
function sameAs(right: string): (given: string) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(right);
  return (given) => timingSafeEqual(hash(given), expected);
}
