import type { Capability, PrincipalWith } from '@funnel/domain/access/capability';
import type { CallLimitName } from '@funnel/domain/limit/limit-settings';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { z } from '@funnel/domain/schema';
import type { ErrorCode } from './error-code.ts';

/** One call, declared once: the server registers it, the client calls it, the documentation shows it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Needed extends Capability = Capability,
> {
  /** By default POST with a body, else GET. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** The capability that a caller needs. */
  readonly capability: Needed;
  /**
   * The rate limits that count it, by the names of their settings. `own`: its handler counts tries or bytes. `none`: it
   * costs next to nothing. Calls of staff and customers have theirs by default (`limits-of.ts`).
   */
  readonly limits?: readonly CallLimitName[] | 'own' | 'none';
  /** Refusals by the rate limit are delayed (tarpit). */
  readonly holdsRefusals?: boolean;
  /** The personal data that it shows to staff, audited before the response. */
  readonly shows?: Shown;
  /** Only from pages of our own origin. Always so for customers' calls that change something. */
  readonly sameOriginOnly?: boolean;
  /** Only from pages of our own origin, or with an enquiry token in its header. */
  readonly sameOriginOrToken?: boolean;
  readonly query?: Query;
  readonly body?: Body;
  /** The body with the retailer's own questions: `body` and the answers to them. */
  readonly bodyWith?: (own: RetailerSettings['ownQuestions']) => Body;
  /** JSON by default. 'files' is a multipart form, without schema and without support in our client. */
  readonly bodyAs?: 'files';
  /** The whole body of a successful response; for a stream, the data of one event. By default an empty confirmation. */
  readonly reply: Reply;
  /** JSON by default; a stream is server-sent events. Errors are always JSON. */
  readonly replyAs?: 'text' | 'file' | 'stream' | 'calendar';
  /** If set, the answer is the same for everybody: it has an ETag, and shared caches may store it for this long. */
  readonly sharedSeconds?: number;
  /**
   * Its error codes, besides INTERNAL, UNAVAILABLE and the errors of HTTP itself. INVALID_INPUT is implied by a body or
   * query.
   */
  readonly errors: readonly ErrorCode[];
  /** Idempotent by an Idempotency-Key: the same key and body give the same answer and create nothing new (R17). */
  readonly repeatable?: boolean;
  /** A background call: it does not extend the session. */
  readonly isAutomatic?: boolean;
  /** May require a proof of work, which comes in its own header. */
  readonly takesProof?: boolean;
  /** Allows more with an enquiry token in its header. */
  readonly takesToken?: boolean;
}

/**
 * `asked`: the enquiry in its query. A list of names: the enquiries in these lists of its data. Both are audited once
 * an hour for each enquiry and person. `logged`: its handler audits every response.
 */
export type Shown = 'asked' | 'logged' | readonly string[];

/** Endpoints of signed-in callers have limits by default. */
type LimitsNeeded<Needed extends Capability> =
  Exclude<PrincipalWith<Needed>['kind'], 'staff' | 'customer' | 'pending-customer'> extends never
    ? unknown
    : { readonly limits: readonly CallLimitName[] | 'own' | 'none' };

/** The schema of a missing body or query. */
export type Nothing = z.ZodUndefined;

const doneReply = z.object({ data: z.object({ done: z.literal(true) }) });

/** The required properties of an endpoint. */
type Declared<E extends Endpoint, Derived extends keyof E = 'method' | 'reply' | 'errors'> = Omit<
  E,
  Derived
> &
  Partial<Pick<E, Derived>>;

export function defineEndpoint<
  const Needed extends Capability,
  Reply extends z.ZodType = typeof doneReply,
  Body extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
>(
  declared: Declared<Endpoint<Body, Reply, Query, Needed>> & LimitsNeeded<Needed>,
): Endpoint<Body, Reply, Query, Needed> {
  const { body, bodyAs, query, errors = [] } = declared;
  return {
    method: body || bodyAs ? 'POST' : 'GET',
    reply: doneReply as z.ZodType as Reply,
    ...declared,
    errors: body || query ? ['INVALID_INPUT', ...errors] : errors,
  };
}

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The id of the last received event: the stream resumes after it. */
export const LAST_EVENT_HEADER = 'last-event-id';
/** The id of a call for support requests (`domain/desk/support-code.ts`). It is in the log, too. */
export const SUPPORT_CODE_HEADER = 'x-support-code';
/** A proof of work as JSON. In a header, so that it is neither part of the form nor covered by the Idempotency-Key. */
export const PROOF_HEADER = 'x-proof-of-work';
/**
 * Authorises more than the id of an enquiry. For uploads from outside our pages: the token of a link that adds files.
 * For a call-back: the token in the reply to its first wish, or that of the mailed link.
 */
export const ENQUIRY_TOKEN_HEADER = 'x-enquiry-token';
