import type { Capability } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { ErrorCode } from './error-code.ts';

/** One call, declared once: the server registers it, the client calls it, the documentation shows it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Needed extends Capability = Capability,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** What a caller must be allowed to do. */
  readonly capability: Needed;
  /** Only from pages of our own origin. Calls of customers that change something are so anyway. */
  readonly sameOriginOnly?: boolean;
  /** Only from pages of our own origin, or with a token of an enquiry in the header for it. */
  readonly sameOriginOrToken?: boolean;
  readonly query?: Query;
  readonly body?: Body;
  /** JSON unless it says otherwise: a form with files in it, which no schema describes and no client of ours sends. */
  readonly bodyAs?: 'files';
  /** The whole body of a successful answer; of a stream, what one event of it carries. */
  readonly reply: Reply;
  /** JSON unless it says otherwise: a stream is server-sent events. Errors are always JSON. */
  readonly replyAs?: 'text' | 'file' | 'stream';
  /** Given, the answer is the same for everybody: it has an ETag, and caches of many visitors may keep it so long. */
  readonly sharedSeconds?: number;
  /** What it can fail with, beside INTERNAL, UNAVAILABLE and the errors of HTTP itself. */
  readonly errors: readonly ErrorCode[];
  /** Takes an Idempotency-Key: the same key and body give the same answer and make nothing new (R17). */
  readonly repeatable?: boolean;
  /** May want a proof of work, which comes in a header of its own. */
  readonly takesProof?: boolean;
}

/** The schema of what an endpoint does not take. */
export type Nothing = z.ZodUndefined;

export function defineEndpoint<
  const Needed extends Capability,
  Reply extends z.ZodType,
  Body extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
>(endpoint: Endpoint<Body, Reply, Query, Needed>): Endpoint<Body, Reply, Query, Needed> {
  return endpoint;
}

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** What somebody had last of a stream that broke off: it goes on behind that. */
export const LAST_EVENT_HEADER = 'last-event-id';
/** Carries a proof of work as JSON: no part of what the visitor says, nor of what an Idempotency-Key stands for. */
export const PROOF_HEADER = 'x-proof-of-work';
/** For what is no page of ours: the token of a link by which files are added to the kitchen of an enquiry. */
export const ENQUIRY_TOKEN_HEADER = 'x-enquiry-token';
