import { randomId } from '@funnel/browser/random-id';
import { sleep } from '@funnel/browser/sleep';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import { precallDurationSeconds } from '@funnel/domain/slot/slot';
import { callAtlas } from '../shell/call.ts';

/** Timeout: the visitor goes on after this, whether the wish has been sent or not. */
const PATIENCE_MS = 10_000;

interface Precall {
  readonly enquiryId: string;
  /** ISO start of the chosen slot. */
  readonly start: string;
  /** Minutes, as the list of slots says. */
  readonly duration: number;
}

/** Sends when the visitor wishes to be called; true once the server has it. Failure is only logged. */
export async function sendPrecall({ enquiryId, start, duration }: Precall): Promise<boolean> {
  const body = { enquiryId, ts: start, duration: precallDurationSeconds(duration) };
  const idempotencyKey = randomId();
  const send = () => callAtlas(requestPrecallEndpoint, { body, idempotencyKey });
  const outcome = await Promise.race([callWithRetries(send, sleep), sleep(PATIENCE_MS)]);
  if (outcome?.ok) return true;
  console.error('Precall failed', outcome?.failure.code ?? 'NO_ANSWER');
  return false;
}
