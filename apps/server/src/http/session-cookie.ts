import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The kinds of sessions. A session of one kind is worth nothing for the other. */
export type SessionHolder = 'customer' | 'staff';
/** The session cookie, and the cookie of a known device. */
export type SessionCookie = SessionHolder | `${SessionHolder}-device`;

/** Customers follow links in mails and must arrive signed in. Staff need no such link, so their cookies are strict. */
const SAME_SITE = {
  customer: 'lax',
  'customer-device': 'lax',
  staff: 'strict',
  'staff-device': 'strict',
} as const;

function optionsOf(cookie: SessionCookie, isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: SAME_SITE[cookie], path: '/', secure: isSecure };
}

/** Browsers refuse a `__Host-` cookie from any other host, subdomains included. The prefix needs https. */
const secureName = (cookie: SessionCookie) => `__Host-${cookie}`;
const nameOf = (cookie: SessionCookie, isSecure: boolean) => (isSecure ? secureName(cookie) : cookie);

export function readSessionCookie(
  request: FastifyRequest,
  cookie: SessionCookie,
  isSecure: boolean,
): string | undefined {
  const secure = request.cookies[secureName(cookie)];
  // Over https the plain name is ignored: a neighbouring host could have set it.
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
