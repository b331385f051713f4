import cookie from '@fastify/cookie';
import { ENQUIRY_TOKEN_HEADER, type Endpoint } from '@funnel/contract/endpoint';
import { aliveEndpoint, readyEndpoint } from '@funnel/contract/health/health';
import { versionEndpoint } from '@funnel/contract/health/version';
import { type Capability, mayUse, type PrincipalWith } from '@funnel/domain/access/capability';
import type { AccountHolder, Principal } from '@funnel/domain/access/principal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearCustomerCookie, readCustomerCookie, setCustomerCookie } from './customer-cookie.ts';
import { isFromOwnPage, isOverHttps, isSameOriginFetch } from './own-origin.ts';
import { Refusal } from './refusal.ts';

/** The session that a call came with, and what becomes of it: cookies, of which handlers know nothing. */
export interface CustomerSession {
  readonly token: string | undefined;
  keep(token: string, maxAgeSeconds: number): void;
  forget(): void;
  /** Of a browser that somebody has signed in with before. It outlives the session. */
  readonly deviceToken: string | undefined;
  keepDevice(token: string, maxAgeSeconds: number): void;
  forgetDevice(): void;
}

interface Doorkeeper {
  readonly publicOrigin: string | undefined;
  /** Who is behind a session. */
  readonly findHolder: (token: string) => Promise<AccountHolder | undefined>;
  /** Whether it belongs to an enquiry and is not over. */
  readonly isEnquiryToken: (token: string) => Promise<boolean>;
  readonly isPrepared: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    doorkeeper: Doorkeeper;
    /** Every endpoint that is answered. */
    endpoints: Endpoint[];
  }
  interface FastifyRequest {
    /** Null where nobody was asked who they are. */
    principal: Principal | null;
  }
}

export async function admitCallers(app: FastifyInstance, doorkeeper: Doorkeeper): Promise<void> {
  await app.register(cookie);
  app.decorate('doorkeeper', doorkeeper);
  app.decorate('endpoints', []);
  app.decorateRequest('principal', null);
}

/** What an endpoint can be refused with by this alone. */
export function refusalsOf(endpoint: Endpoint) {
  return [
    ...(isForAnyone(endpoint) ? [] : (['UNAUTHENTICATED'] as const)),
    ...(mayUse('pending-customer', endpoint.capability) ? [] : (['UNCONFIRMED'] as const)),
    ...(isForOwnPages(endpoint) || endpoint.sameOriginOrToken ? (['CROSS_ORIGIN'] as const) : []),
  ];
}

/** They are answered whatever happens. */
export const ABOUT_HEALTH = new Set([aliveEndpoint.path, readyEndpoint.path, versionEndpoint.path]);

/** The one place that decides who may make a call. Runs before anything of the body is read. */
export function admit(app: FastifyInstance, endpoint: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    const { publicOrigin, findHolder, isPrepared } = app.doorkeeper;
    if (!isPrepared() && !ABOUT_HEALTH.has(endpoint.path)) {
      throw new Refusal('UNAVAILABLE', 'The server is still starting.');
    }
    if (isForOwnPages(endpoint) && !isFromOwnPage(request, publicOrigin)) {
      throw new Refusal('CROSS_ORIGIN', 'This call is for our own pages only.');
    }
    if (endpoint.sameOriginOrToken && !(await isFromOwnPageOrHasToken(app, request))) {
      throw new Refusal('CROSS_ORIGIN', 'This call needs one of our own pages, or the token of an enquiry.');
    }
    if (isForAnyone(endpoint)) return;
    const token = readCustomerCookie(request, 'customer', isOverHttps(request, publicOrigin));
    const holder = token === undefined ? undefined : await findHolder(token);
    if (!holder) throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
    if (!mayUse(holder.kind, endpoint.capability)) {
      throw new Refusal('UNCONFIRMED', 'Please confirm your e-mail address first.');
    }
    request.principal = holder;
  };
}

const isForAnyone = ({ capability }: Endpoint): boolean => mayUse('anyone', capability);

/** Whom `admit` has let through. */
export function callerOf<Needed extends Capability>(request: FastifyRequest): PrincipalWith<Needed> {
  return (request.principal ?? { kind: 'anyone' }) as PrincipalWith<Needed>;
}

async function isFromOwnPageOrHasToken(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const { publicOrigin, isEnquiryToken } = app.doorkeeper;
  if (isFromOwnPage(request, publicOrigin) || isSameOriginFetch(request)) return true;
  const token = request.headers[ENQUIRY_TOKEN_HEADER];
  return typeof token === 'string' && isEnquiryToken(token);
}

function isForOwnPages(endpoint: Endpoint): boolean {
  return endpoint.sameOriginOnly === true || (!isForAnyone(endpoint) && endpoint.method !== 'GET');
}

export function sessionOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): CustomerSession {
  const isSecure = isOverHttps(request, app.doorkeeper.publicOrigin);
  return {
    token: readCustomerCookie(request, 'customer', isSecure),
    keep: (token, maxAgeSeconds) => setCustomerCookie(reply, 'customer', { token, maxAgeSeconds, isSecure }),
    forget: () => clearCustomerCookie(reply, 'customer', isSecure),
    deviceToken: readCustomerCookie(request, 'customer-device', isSecure),
    keepDevice: (token, maxAgeSeconds) =>
      setCustomerCookie(reply, 'customer-device', { token, maxAgeSeconds, isSecure }),
    forgetDevice: () => clearCustomerCookie(reply, 'customer-device', isSecure),
  };
}
