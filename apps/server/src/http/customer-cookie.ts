import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session, and the browser that somebody has signed in with. */
export type CustomerCookie = 'customer' | 'customer-device';

const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/' } as const satisfies CookieSerializeOptions;

/** The prefix makes browsers refuse the cookie from any other host, subdomains included; it needs https. */
const secureName = (cookie: CustomerCookie) => `__Host-${cookie}`;
const nameOf = (cookie: CustomerCookie, isSecure: boolean) => (isSecure ? secureName(cookie) : cookie);

export function readCustomerCookie(
  request: FastifyRequest,
  cookie: CustomerCookie,
  isSecure: boolean,
): string | undefined {
  const secure = request.cookies[secureName(cookie)];
  // Over https the plain name could have been set by a neighbouring host: it counts for nothing.
  return isSecure ? secure : (secure ?? request.cookies[cookie]);
}

export function setCustomerCookie(
  reply: FastifyReply,
  cookie: CustomerCookie,
  { token, maxAgeSeconds, isSecure }: { token: string; maxAgeSeconds: number; isSecure: boolean },
): void {
  reply.setCookie(nameOf(cookie, isSecure), token, { ...OPTIONS, secure: isSecure, maxAge: maxAgeSeconds });
}

export function clearCustomerCookie(reply: FastifyReply, cookie: CustomerCookie, isSecure: boolean): void {
  reply.clearCookie(nameOf(cookie, isSecure), { ...OPTIONS, secure: isSecure });
}
