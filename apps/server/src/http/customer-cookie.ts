import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix makes browsers refuse the cookie from any other host, subdomains included; it needs https. */
const SECURE_NAME = '__Host-customer';
const PLAIN_NAME = 'customer';

const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/' } as const satisfies CookieSerializeOptions;

export function readCustomerCookie(request: FastifyRequest, isSecure: boolean): string | undefined {
  const secure = request.cookies[SECURE_NAME];
  // Over https the plain name could have been set by a neighbouring host: it counts for nothing.
  return isSecure ? secure : (secure ?? request.cookies[PLAIN_NAME]);
}

export function setCustomerCookie(
  reply: FastifyReply,
  { token, maxAgeSeconds, isSecure }: { token: string; maxAgeSeconds: number; isSecure: boolean },
): void {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  reply.setCookie(name, token, { ...OPTIONS, secure: isSecure, maxAge: maxAgeSeconds });
}

export function clearCustomerCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(isSecure ? SECURE_NAME : PLAIN_NAME, { ...OPTIONS, secure: isSecure });
}
