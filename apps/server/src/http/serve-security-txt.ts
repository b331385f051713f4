import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Until `Expires`: RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  { securityContact, publicOrigin }: Pick<Config, 'securityContact' | 'publicOrigin'>,
  now: () => Date,
): void {
  if (!securityContact) return;
  const contact = securityContact.startsWith('https:') ? securityContact : `mailto:${securityContact}`;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now().getTime() + VALID_MS).toISOString()}`,
      'Preferred-Languages: de, en',
      ...(publicOrigin ? [`Canonical: ${publicOrigin}/.well-known/security.txt`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
