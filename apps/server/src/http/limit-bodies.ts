import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a call may take to arrive; 30 seconds by default. */
    bodyTimeoutMs?: number;
  }
}

const BODY_TIMEOUT_MS = 30_000;

/**
 * Limits every body. The timeout is set per route, since Node's own is the same for all routes and a floor plan from a
 * phone takes minutes. Compressed bodies are refused: they could be decompression bombs.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send it without Content-Encoding.');
    }
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, routeOptions.config.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
    raw.once('close', () => clearTimeout(timer));
  });
}
