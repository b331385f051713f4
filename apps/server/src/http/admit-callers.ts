import cookie from '@fastify/cookie';
import { ENQUIRY_TOKEN_HEADER, type Endpoint } from '@funnel/contract/endpoint';
import { aliveEndpoint, readyEndpoint } from '@funnel/contract/health/health';
import { versionEndpoint } from '@funnel/contract/health/version';
import { type Capability, isFor, mayUse, type PrincipalWith } from '@funnel/domain/access/capability';
import type { AccountHolder, ApiKey, Principal, Staff } from '@funnel/domain/access/principal';
import { type ActorOf, actorOf } from '@funnel/domain/event/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddressOf } from './client-address.ts';
import { isFromOwnPage, isOverHttps, isSameOriginFetch } from './own-origin.ts';
import { Refusal } from './refusal.ts';
import { readSessionCookie } from './session-cookie.ts';

interface Doorkeeper {
  readonly publicOrigin: string | undefined;
  /** The account that a customer's session belongs to. */
  readonly findHolder: (token: string) => Promise<AccountHolder | undefined>;
  /**
   * The staff member of a desk session. With `isUse` false the call does not extend the session: it is a background
   * call.
   */
  readonly findStaff: (token: string, isUse: boolean) => Promise<Staff | undefined>;
  /** Looks up an API key. Refuses a client that has guessed too often. */
  readonly findApiKey: (key: string, clientAddress: string) => Promise<ApiKey | undefined>;
  /** Whether the token belongs to an enquiry and has not expired. */
  readonly isEnquiryToken: (token: string) => Promise<boolean>;
  readonly isPrepared: () => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    doorkeeper: Doorkeeper;
    /** Every registered endpoint. */
    endpoints: Endpoint[];
  }
  interface FastifyRequest {
    /** Null on calls that anyone may make. */
    principal: Principal | null;
  }
}

export async function admitCallers(app: FastifyInstance, doorkeeper: Doorkeeper): Promise<void> {
  await app.register(cookie);
  app.decorate('doorkeeper', doorkeeper);
  app.decorate('endpoints', []);
  app.decorateRequest('principal', null);
}

/** The error codes that admission alone can cause for an endpoint. */
export function refusalsOf(endpoint: Endpoint) {
  const { capability } = endpoint;
  return [
    ...(isForAnyone(endpoint) ? [] : (['UNAUTHENTICATED'] as const)),
    ...(isFor('customer', capability) && !isFor('pending-customer', capability)
      ? (['UNCONFIRMED'] as const)
      : []),
    ...(isFor('staff', capability) || isFor('api-key', capability) ? (['FORBIDDEN'] as const) : []),
    ...(isFor('api-key', capability) ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(isForOwnPages(endpoint) || endpoint.sameOriginOrToken ? (['CROSS_ORIGIN'] as const) : []),
  ];
}

/** These calls are answered even while the server starts. */
export const ABOUT_HEALTH = new Set([aliveEndpoint.path, readyEndpoint.path, versionEndpoint.path]);

/** The only place that decides who may make a call. Runs before the body is read. */
export function admit(app: FastifyInstance, endpoint: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    if (ABOUT_HEALTH.has(endpoint.path)) return;
    if (!app.doorkeeper.isPrepared()) throw new Refusal('UNAVAILABLE', 'The server is still starting.');
    const place = app.takePlace(request);
    try {
      await check(app, request, endpoint);
    } finally {
      // The body may take long to arrive, and needs no database.
      place.leave();
    }
  };
}

async function check(app: FastifyInstance, request: FastifyRequest, endpoint: Endpoint): Promise<void> {
  const { publicOrigin } = app.doorkeeper;
  // CSRF: a browser attaches a session cookie whichever page makes the call. It never attaches an API key.
  const hasKey = apiKeyOf(request, endpoint) !== undefined;
  if (isForOwnPages(endpoint) && !hasKey && !isFromOwnPage(request, publicOrigin)) {
    throw new Refusal('CROSS_ORIGIN', 'This call is for our own pages only.');
  }
  if (endpoint.sameOriginOrToken && !(await isFromOwnPageOrHasToken(app, request))) {
    throw new Refusal('CROSS_ORIGIN', 'This call needs one of our own pages, or the token of an enquiry.');
  }
  if (isForAnyone(endpoint)) return;
  const principal = await recognise(app, request, endpoint);
  if (!principal) throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
  if (!mayUse(principal, endpoint.capability)) throw notAllowed(principal);
  request.principal = principal;
}

/**
 * Looks only for credentials that the call accepts: a customer's session is worth nothing at the desk, and vice versa.
 */
async function recognise(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Principal | undefined> {
  const { publicOrigin, findApiKey, findStaff, findHolder } = app.doorkeeper;
  const { capability } = endpoint;
  const key = apiKeyOf(request, endpoint);
  if (key !== undefined) return findApiKey(key, clientAddressOf(request));
  const isSecure = isOverHttps(request, publicOrigin);
  const staffToken = isFor('staff', capability) ? readSessionCookie(request, 'staff', isSecure) : undefined;
  if (staffToken !== undefined) {
    const isUse = endpoint.replyAs !== 'stream' && endpoint.isAutomatic !== true;
    return findStaff(staffToken, isUse);
  }
  const token = isFor('customer', capability) ? readSessionCookie(request, 'customer', isSecure) : undefined;
  return token === undefined ? undefined : findHolder(token);
}

/** The key in `Authorization: Bearer …`, on calls that accept one. */
function apiKeyOf({ headers }: FastifyRequest, { capability }: Endpoint): string | undefined {
  if (!isFor('api-key', capability)) return undefined;
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function notAllowed({ kind }: Principal): Refusal {
  return kind === 'pending-customer'
    ? new Refusal('UNCONFIRMED', 'Please confirm your e-mail address first.')
    : new Refusal('FORBIDDEN', 'That is not yours to do.');
}

const isForAnyone = ({ capability }: Endpoint): boolean => isFor('anyone', capability);

/** The caller. Acts are recorded under `actor`; `by` is for rules about roles, sessions and accounts. */
export interface Caller<Needed extends Capability> {
  readonly by: PrincipalWith<Needed>;
  readonly actor: ActorOf<PrincipalWith<Needed>>;
}

/** The caller that `admit` has recognised. */
export function callerOf<Needed extends Capability>(request: FastifyRequest): Caller<Needed> {
  const by = (request.principal ?? { kind: 'anyone' }) as PrincipalWith<Needed>;
  return { by, actor: actorOf(by) };
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
