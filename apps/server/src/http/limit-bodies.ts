import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a call may take to arrive; half a minute where nothing is said. */
    bodyTimeoutMs?: number;
  }
}

const BODY_TIMEOUT_MS = 30_000;

/**
 * What holds for every body. The time limit is set call by call, since the one of Node is the same for all of them,
 * and a floor plan from a telephone takes minutes. Nothing compressed is taken: it may unfold to any size.
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
