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
  /** POST where it takes a body, else GET, if it is left out. */
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
  /** A refusal for too many calls is held back for a while (tarpit). */
  readonly holdsRefusals?: boolean;
  /** The personal data that it shows to staff, which is written to the audit trail before the answer leaves. */
  readonly shows?: Shown;
  /** Only from pages of our own origin. Customers' calls that change something are always limited in this way. */
  readonly sameOriginOnly?: boolean;
  /** Only from pages of our own origin, or with an enquiry token in its header. */
  readonly sameOriginOrToken?: boolean;
  readonly query?: Query;
  readonly body?: Body;
  /** The body where the retailer has questions of its own: `body` and the answers to them. */
  readonly bodyWith?: (own: RetailerSettings['ownQuestions']) => Body;
  /** JSON by default. 'files' is a form with files, which no schema describes and our client does not send. */
  readonly bodyAs?: 'files';
  /** The whole body of a successful answer; for a stream, the data of one event. Left out: it says that it is done. */
  readonly reply: Reply;
  /** JSON by default; a stream is server-sent events. Errors are always JSON. */
  readonly replyAs?: 'text' | 'file' | 'stream' | 'calendar';
  /** If set, the answer is the same for everybody: it has an ETag, and shared caches may store it for this long. */
  readonly sharedSeconds?: number;
  /**
   * The errors it can fail with, besides INTERNAL, UNAVAILABLE and the errors of HTTP itself. A body or query can always be
   * an INVALID_INPUT, which is not declared.
   */
  readonly errors: readonly ErrorCode[];
  /** Idempotent by an Idempotency-Key: the same key and body give the same answer and create nothing new (R17). */
  readonly repeatable?: boolean;
  /** A page makes it by itself, so it does not keep a session alive. */
  readonly isAutomatic?: boolean;
  /** May require a proof of work, which comes in its own header. */
  readonly takesProof?: boolean;
  /** Does more for a caller with an enquiry token in its header. */
  readonly takesToken?: boolean;
}

/**
 * `asked`: the enquiry that its query names. A list of names: the enquiries in these lists of its data. Both are logged
 * in the audit trail once an hour for each enquiry and person. `logged`: its handler logs every answer.
 */
export type Shown = 'asked' | 'logged' | readonly string[];

/** Callers that are signed in have limits by default. */
type LimitsNeeded<Needed extends Capability> =
  Exclude<PrincipalWith<Needed>['kind'], 'staff' | 'customer' | 'pending-customer'> extends never
    ? unknown
    : { readonly limits: readonly CallLimitName[] | 'own' | 'none' };

/** The schema of a body or query that an endpoint does not take. */
export type Nothing = z.ZodUndefined;

const doneReply = z.object({ data: z.object({ done: z.literal(true) }) });

/** An endpoint without what can be left out of it. */
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
/** The id of the last event that a client received before a stream broke off: the stream resumes after it. */
export const LAST_EVENT_HEADER = 'last-event-id';
/** The id of a call that people quote to support (`domain/desk/support-code.ts`). The log has it, too. */
export const SUPPORT_CODE_HEADER = 'x-support-code';
/** A proof of work as JSON. In a header, so that it is neither part of the form nor covered by the Idempotency-Key. */
export const PROOF_HEADER = 'x-proof-of-work';
/**
 * Proves more rights than adding to an enquiry whose id is known. For uploads from outside our pages: the token of a
 * link that adds files. For a call-back: the token in the reply to its first wish, or that of the mailed link.
 */
export const ENQUIRY_TOKEN_HEADER = 'x-enquiry-token';
