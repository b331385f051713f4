import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOverHttps } from './own-origin.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  type SessionHolder,
  setSessionCookie,
} from './session-cookie.ts';

/** Reads and changes the session of a call. Hides the cookies from the handlers. */
export interface BrowserSession {
  readonly token: string | undefined;
  /** The User-Agent. */
  readonly browser: string;
  keep(token: string, maxAgeSeconds: number): void;
  forget(): void;
  /** Marks a known device. It outlives the session. */
  readonly deviceToken: string | undefined;
  keepDevice(token: string, maxAgeSeconds: number): void;
  forgetDevice(): void;
}

const MAX_BROWSER_LENGTH = 200;

export function sessionOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  holder: SessionHolder,
): BrowserSession {
  const isSecure = isOverHttps(request, app.doorkeeper.publicOrigin);
  const device = `${holder}-device` as const;
  return {
    token: readSessionCookie(request, holder, isSecure),
    browser: (request.headers['user-agent'] ?? '').slice(0, MAX_BROWSER_LENGTH),
    keep: (token, maxAgeSeconds) => setSessionCookie(reply, holder, { token, maxAgeSeconds, isSecure }),
    forget: () => clearSessionCookie(reply, holder, isSecure),
    deviceToken: readSessionCookie(request, device, isSecure),
    keepDevice: (token, maxAgeSeconds) => setSessionCookie(reply, device, { token, maxAgeSeconds, isSecure }),
    forgetDevice: () => clearSessionCookie(reply, device, isSecure),
  };
}
