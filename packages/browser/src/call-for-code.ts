import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Outcome } from '@funnel/contract/client';
import { type CodedReply, readCodedReply } from '@funnel/contract/coded-reply';
import { describeFailure } from '@funnel/contract/describe-failure';
import { type Endpoint, IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { parseJson, saidBy } from '@funnel/contract/said-by';
import type { z } from '@funnel/domain/schema';
import { fetchInTime } from './client-at.ts';
import { sleep } from './sleep.ts';

/**
 * Calls an endpoint that answers with a code. A code in the body of a refusal is a result too, possibly an unknown one
 * of a foreign service. Without a code there is no result. Only no response and server errors are retried (R48).
 */
export async function callForCode<Body extends z.ZodType>(
  origin: string,
  { method, path }: Pick<Endpoint<Body>, 'method' | 'path' | 'body'>,
  body: z.input<Body>,
  idempotencyKey: string,
): Promise<CodedReply> {
  const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: idempotencyKey };
  let last: CodedReply | undefined;
  async function tryOnce(): Promise<Outcome<CodedReply>> {
    last = undefined;
    try {
      const response = await fetchInTime(origin + path, { method, headers, body: JSON.stringify(body) });
      const { status } = response;
      const text = await response.text();
      const reply = readCodedReply(parseJson(text));
      if (reply && status < 500) return { ok: true, reply };
      last = reply;
      const code = status >= 500 ? 'NO_ANSWER' : response.ok ? 'UNREADABLE_ANSWER' : 'REFUSED';
      return { ok: false, failure: { code, message: saidBy(text), status } };
    } catch (error) {
      return { ok: false, failure: { code: 'NO_ANSWER', message: String(error) } };
    }
  }
  const outcome = await callWithRetries(tryOnce, sleep);
  if (outcome.ok) return outcome.reply;
  // The server failed on all three tries: its last code is still the result.
  if (last) return last;
  throw new Error(describeFailure(outcome.failure));
}
