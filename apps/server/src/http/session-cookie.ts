import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Those who have sessions. Nothing of the one counts for the other. */
export type SessionHolder = 'customer' | 'staff';
/** The session, and the browser that somebody has signed in with. */
export type SessionCookie = SessionHolder | `${SessionHolder}-device`;

/** Customers come by links in mails. Staff come by none that has to find them signed in. */
const SAME_SITE = {
  customer: 'lax',
  'customer-device': 'lax',
  staff: 'strict',
  'staff-device': 'strict',
} as const;

function optionsOf(cookie: SessionCookie, isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: SAME_SITE[cookie], path: '/', secure: isSecure };
}

/** The prefix makes browsers refuse the cookie from any other host, subdomains included; it needs https. */
const secureName = (cookie: SessionCookie) => `__Host-${cookie}`;
const nameOf = (cookie: SessionCookie, isSecure: boolean) => (isSecure ? secureName(cookie) : cookie);

export function readSessionCookie(
  request: FastifyRequest,
  cookie: SessionCookie,
  isSecure: boolean,
): string | undefined {
  const secure = request.cookies[secureName(cookie)];
  // Over https the plain name could have been set by a neighbouring host: it counts for nothing.
  return isSecure ? secure : (secure ?? request.cookies[cookie]);
}

export function setSessionCookie(
  reply: FastifyReply,
  cookie: SessionCookie,
  { token, maxAgeSeconds, isSecure }: { token: string; maxAgeSeconds: number; isSecure: boolean },
): void {
  const options = { ...optionsOf(cookie, isSecure), maxAge: maxAgeSeconds };
  reply.setCookie(nameOf(cookie, isSecure), token, options);
}

export function clearSessionCookie(reply: FastifyReply, cookie: SessionCookie, isSecure: boolean): void {
  reply.clearCookie(nameOf(cookie, isSecure), optionsOf(cookie, isSecure));
}
