import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For everything that is not a page of the funnel: nothing may run, load or frame it. Pages set their own policy. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // frame-ancestors says it better: X-Frame-Options knows no list of allowed parents.
    frameguard: false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // Plain http on localhost must go on working; a proxy with TLS sets this header itself.
    strictTransportSecurity: false,
  });
}
