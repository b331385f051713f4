import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { tellSecurityEvent } from '../log/security-event.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a call may take to arrive; 30 seconds by default. */
    bodyTimeoutMs?: number;
  }
}

const BODY_TIMEOUT_MS = 30_000;

interface LeastRate {
  readonly bytesPerSecond: number;
  /** A phone may lose its connection for some seconds. */
  readonly graceMs: number;
}

/** Even a phone with a bad connection sends a hundred times as much. */
const LEAST_RATE: LeastRate = { bytesPerSecond: 256, graceMs: 10_000 };

/**
 * Limits every body, by time and by rate. The timeout is set per route, since Node's own is the same for all routes and
 * a floor plan from a phone takes minutes. Compressed bodies are refused: they could be decompression bombs.
 */
export function limitBodies(app: FastifyInstance, leastRate = LEAST_RATE): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions, log }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send it without Content-Encoding.');
    }
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const isTooSlow = rateOf(raw, leastRate);
    const timers = [
      setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, routeOptions.config.bodyTimeoutMs ?? BODY_TIMEOUT_MS),
      setInterval(() => {
        if (!isTooSlow()) return;
        tellSecurityEvent(log, 'slow-body-cut');
        raw.destroy();
      }, leastRate.graceMs),
    ];
    raw.once('close', () => timers.forEach(clearTimeout));
  });
}

/** The average since the start, so that a body may pause. While bytes are buffered here, the sender is not slow. */
function rateOf(raw: IncomingMessage, { bytesPerSecond }: LeastRate): () => boolean {
  const sinceMs = performance.now();
  let bytes = 0;
  // Counted where Node pushes the body: a data listener would take it from the parser.
  const push = raw.push.bind(raw);
  raw.push = (chunk, encoding) => {
    bytes += chunk?.length ?? 0;
    return push(chunk, encoding);
  };
  return () => {
    const seconds = (performance.now() - sinceMs) / 1000;
    const isWaiting = !raw.complete && raw.readableLength === 0;
    return isWaiting && bytes < bytesPerSecond * seconds;
  };
}
