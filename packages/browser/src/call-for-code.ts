import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Outcome } from '@funnel/contract/client';
import { type CodedReply, readCodedReply } from '@funnel/contract/coded-reply';
import { type Endpoint, IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import type { z } from '@funnel/domain/schema';
import { fetchInTime } from './client-at.ts';
import { sleep } from './sleep.ts';

/**
 * Calls an endpoint that answers with a code. A code in the body of a refusal is a result too, and may be one
 * that only the retailer's own service knows. Without a code there is no result.
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
      const reply = readCodedReply(await response.json());
      if (reply && response.status < 500) return { ok: true, reply };
      last = reply;
      return noAnswer(`${response.status} ${reply?.code ?? 'without a code'}`);
    } catch (error) {
      return noAnswer(String(error));
    }
  }
  const outcome = await callWithRetries(tryOnce, sleep);
  if (outcome.ok) return outcome.reply;
  // The server failed on all three tries: its last code is still the result.
  if (last) return last;
  throw new Error(outcome.failure.message);
}

function noAnswer(message: string): Outcome<never> {
  return { ok: false, failure: { code: 'NO_ANSWER', message } };
}
