import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/**
 * Whether a call came from our own page: same scheme, host and port. Browsers send Origin with every call that changes
 * something. Without a public origin in the settings, the requested origin counts as ours.
 */
export function isFromOwnPage(asked: Asked, publicOrigin: string | undefined): boolean {
  const own = publicOrigin ?? askedOrigin(asked);
  return own !== undefined && asked.headers.origin === own;
}

/**
 * Sec-Fetch-Site, set by the browser itself. It is sent over https only, and does not depend on proxies and host names.
 */
export function isSameOriginFetch({ headers }: Pick<Asked, 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** Whether the browser uses https, behind the trusted proxies. */
export function isOverHttps(
  { protocol }: Pick<Asked, 'protocol'>,
  publicOrigin: string | undefined,
): boolean {
  return publicOrigin === undefined ? protocol === 'https' : publicOrigin.startsWith('https:');
}

/** Normalised like a browser does it: lower case, without a default port. */
function askedOrigin({ protocol, host }: Asked): string | undefined {
  return URL.parse(`${protocol}://${host}`)?.origin;
}
