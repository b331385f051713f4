import { z } from '@funnel/domain/schema';
import { ENQUIRY_TOKEN_HEADER, type Endpoint, IDEMPOTENCY_HEADER, PROOF_HEADER } from './endpoint.ts';
import { ERROR_STATUS, type ErrorReply, errorReplySchema } from './error-code.ts';
import type { Proof } from './proof/proof-of-work.ts';
import { parseJson, saidBy } from './said-by.ts';

export interface FetchAnswer {
  ok: boolean;
  status: number;
  headers?: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The part of `fetch` that the client needs, so that it runs in any environment that has one. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<FetchAnswer>;

/**
 * `retryAfterSeconds`: from Retry-After. `NO_ANSWER`: the call may or may not have arrived. `REFUSED`: with a message
 * of the endpoint (R48). `UNREADABLE_ANSWER`: the call succeeded, but the answer has another shape. A retry would
 * change neither. `supportCode`: the id of the call in the server's log, if the page sent one.
 */
export type Failure = (
  | (ErrorReply & { status: number; retryAfterSeconds?: number })
  | { code: 'NO_ANSWER' | 'REFUSED' | 'UNREADABLE_ANSWER'; message: string; status?: number }
) & { supportCode?: string };
export type Outcome<T> = { ok: true; reply: T } | { ok: false; failure: Failure };

/** Body and query, if the endpoint has them. A body is required; a query is optional if all its fields are. */
type Sent<Body, Query> = (undefined extends Body ? { body?: Body } : { body: Body }) &
  (undefined extends Query ? { query?: Query } : object extends Query ? { query?: Query } : { query: Query });

interface Attached {
  idempotencyKey?: string;
  proof?: Proof;
  enquiryToken?: string;
}

/** Optional if none of its fields is required. */
export type CallOptions<Body, Query> =
  object extends Sent<Body, Query>
    ? [options?: Sent<Body, Query> & Attached]
    : [options: Sent<Body, Query> & Attached];

export interface Client {
  call<Body extends z.ZodType, Reply extends z.ZodType, Query extends z.ZodType>(
    endpoint: Endpoint<Body, Reply, Query>,
    ...options: CallOptions<z.input<Body>, z.input<Query>>
  ): Promise<Outcome<z.output<Reply>>>;
}

/** Calls endpoints at `origin`. Never throws: every error is a failure with a code. */
export function createClient(fetch: Fetch, origin: string): Client {
  return {
    async call(endpoint, ...[{ query, body, idempotencyKey, proof, enquiryToken } = {}]) {
      const isText = endpoint.replyAs === 'text';
      const headers: Record<string, string> = {
        accept: isText ? 'text/plain, application/json' : 'application/json',
      };
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
      if (proof !== undefined) headers[PROOF_HEADER] = JSON.stringify(proof);
      if (enquiryToken !== undefined) headers[ENQUIRY_TOKEN_HEADER] = enquiryToken;
      try {
        const response = await fetch(origin + endpoint.path + queryString(query), {
          method: endpoint.method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (response.ok) {
          const text = await response.text();
          const answer = endpoint.reply.safeParse(isText ? text : parseJson(text));
          if (answer.success) return { ok: true, reply: answer.data };
          const { status } = response;
          return { ok: false, failure: { code: 'UNREADABLE_ANSWER', message: saidBy(text), status } };
        }
        return { ok: false, failure: await failureOf(response) };
      } catch (error) {
        return { ok: false, failure: { code: 'NO_ANSWER', message: String(error) } };
      }
    },
  };
}

const refusalOfOurs = errorReplySchema.extend({ message: z.string().catch('') });

/** Parses the failure of a refused call. Any 4xx is a refusal, whatever its body (R48). */
export async function failureOf(answer: FetchAnswer): Promise<Failure> {
  const { status } = answer;
  const text = await answer.text();
  const seconds = Number.parseInt(answer.headers?.get('retry-after') ?? '', 10);
  const wait = seconds >= 0 && { retryAfterSeconds: seconds };
  const known = refusalOfOurs.safeParse(parseJson(text)).data;
  if (known) return { ...known, status, ...wait };
  const message = saidBy(text);
  if (status >= 500) return { code: 'NO_ANSWER', message, status };
  if (status === ERROR_STATUS.TOO_MANY_REQUESTS && wait)
    return { code: 'TOO_MANY_REQUESTS', message, status, ...wait };
  return { code: 'REFUSED', message, status };
}

export function queryString(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const pairs = given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
