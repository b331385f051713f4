import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/**
 * Whether a call came from a page of our own: the same scheme, host and port. Browsers send Origin with every call that
 * changes something. Without a public origin in the settings, the one that was asked for is ours.
 */
export function isFromOwnPage(asked: Asked, publicOrigin: string | undefined): boolean {
  const own = publicOrigin ?? askedOrigin(asked);
  return own !== undefined && asked.headers.origin === own;
}

/** What a browser itself says of a call; it does so over https only, and knows nothing of proxies and their names. */
export function isSameOriginFetch({ headers }: Pick<Asked, 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** Whether the browser speaks https, as far as the proxies in front are believed. */
export function isOverHttps(
  { protocol }: Pick<Asked, 'protocol'>,
  publicOrigin: string | undefined,
): boolean {
  return publicOrigin === undefined ? protocol === 'https' : publicOrigin.startsWith('https:');
}

/** As a browser writes it: a default port left out, in lower case. */
function askedOrigin({ protocol, host }: Asked): string | undefined {
  return URL.parse(`${protocol}://${host}`)?.origin;
}
