import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/**
 * Whether a call came from a page of our own. Browsers send Origin with every call that changes something; without
 * a public origin in the settings the host that was asked for is ours, and a proxy may have ended the TLS.
 */
export function isFromOwnPage({ headers, host }: Asked, publicOrigin: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicOrigin === undefined ? new URL(origin).host === hostAsInUrl(host) : origin === publicOrigin;
}

/** Whether the browser speaks https, as far as can be known behind a proxy. */
export function isOverHttps({ headers, protocol }: Asked, publicOrigin: string | undefined): boolean {
  if (publicOrigin !== undefined) return publicOrigin.startsWith('https:');
  return protocol === 'https' || (headers.origin?.startsWith('https:') ?? false);
}

/** A browser leaves a default port out, a proxy may not. */
function hostAsInUrl(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}
