import type { z } from '@funnel/domain/schema';
import { type Endpoint, IDEMPOTENCY_HEADER } from './endpoint.ts';
import { type ErrorReply, errorReplySchema } from './error-code.ts';

/** As much of `fetch` as the client needs, so that it runs in any environment that has one. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>;

export type Failure = (ErrorReply & { status: number }) | { code: 'NO_ANSWER'; message: string };
export type Outcome<T> = { ok: true; reply: T } | { ok: false; failure: Failure };

export interface CallOptions<Body> {
  body?: Body;
  idempotencyKey?: string;
}

export interface Client {
  call<Body extends z.ZodType, Reply extends z.ZodType>(
    endpoint: Endpoint<Body, Reply>,
    options?: CallOptions<z.input<Body>>,
  ): Promise<Outcome<z.output<Reply>>>;
}

/** Calls endpoints at `origin`. Never throws: whatever goes wrong is a failure with a code. */
export function createClient(fetch: Fetch, origin: string): Client {
  return {
    async call(endpoint, { body, idempotencyKey } = {}) {
      const headers: Record<string, string> = { accept: 'application/json' };
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
      try {
        const response = await fetch(origin + endpoint.path, {
          method: endpoint.method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const json = await response.json();
        if (response.ok) return { ok: true, reply: endpoint.reply.parse(json) };
        return { ok: false, failure: { ...errorReplySchema.parse(json), status: response.status } };
      } catch (error) {
        return { ok: false, failure: { code: 'NO_ANSWER', message: String(error) } };
      }
    },
  };
}
