import { randomId } from '@funnel/browser/random-id';
import { sleep } from '@funnel/browser/sleep';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import { standingOf } from '@funnel/domain/appointment/standing';
import { z } from '@funnel/domain/schema';
import { precallDurationSeconds } from '@funnel/domain/slot/slot';
import { callAtlas } from '../shell/call.ts';
import { enquiryOfTab, rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import type { NotedAs } from '../shell/noted-as.ts';
import {
  isDue,
  isSettledByTry,
  keepWaiting,
  type WaitingCall,
  waitingAfter,
  waitingCall,
} from '../shell/waiting-call.ts';

/** Timeout: after this the visitor continues, whether or not the wish was sent. */
const PATIENCE_MS = 10_000;

interface PrecallBody {
  readonly enquiryId: string;
  readonly ts: string;
  readonly duration: number;
}

/** Any 2xx response to a wish is a success, even an empty one. */
const { token, appointment } = requestPrecallEndpoint.reply.shape.data.shape;
const anyReply = z.object({ data: z.object({ token, appointment }) }).catch({ data: {} });
const endpoint = { ...requestPrecallEndpoint, reply: anyReply };

interface Precall {
  readonly enquiryId: string;
  /** ISO start of the chosen slot. */
  readonly start: string;
  /** In minutes, as in the list of slots. */
  readonly duration: number;
}

/** Sends the wished time of the call. Returns its standing once the server has it. A failure is only logged. */
export async function sendPrecall({ enquiryId, start, duration }: Precall): Promise<NotedAs | undefined> {
  const body: PrecallBody = { enquiryId, ts: start, duration: precallDurationSeconds(duration) };
  const idempotencyKey = keyOf(body) ?? randomId();
  const call = { body, idempotencyKey };
  // Stored before the call, so that it is not lost if the page is closed.
  keepWaiting('precall', call);
  const outcome = await Promise.race([callWithRetries(() => callWithToken(call), sleep), sleep(PATIENCE_MS)]);
  if (outcome) keepWaiting('precall', outcome.ok ? undefined : waitingAfter(call, outcome.failure));
  if (outcome?.ok) return notedAs(outcome.reply.data.appointment);
  console.error('Precall failed', outcome?.failure.code ?? 'NO_ANSWER');
  return undefined;
}

function notedAs(told: z.output<typeof appointment>): NotedAs {
  return told && standingOf(told) === 'RESERVED' ? 'reserved' : 'noted';
}

/** A repeated wish has the same idempotency key. */
function keyOf({ enquiryId, ts }: PrecallBody): string | undefined {
  const waiting = waitingCall<PrecallBody>('precall');
  const isSame = waiting?.body.enquiryId === enquiryId && waiting.body.ts === ts;
  return isSame ? waiting.idempotencyKey : undefined;
}

/** Retries the queued wish; true if nothing is queued any more. */
export async function sendWaitingPrecall(): Promise<boolean> {
  const waiting = waitingCall<PrecallBody>('precall');
  if (!waiting) return true;
  if (!isDue(waiting)) return false;
  const outcome = await callWithToken(waiting);
  isSettledByTry('precall', waiting, outcome);
  return waitingCall('precall') === undefined;
}

/** Only the tab that wished for the call may choose another time, not everybody who knows the enquiry. */
async function callWithToken({ body, idempotencyKey }: WaitingCall<PrecallBody>) {
  const { enquiryId } = body;
  const known = enquiryOfTab();
  const enquiryToken = known?.enquiryId === enquiryId ? known.callToken : undefined;
  const options = { body, idempotencyKey, ...(enquiryToken !== undefined && { enquiryToken }) };
  const outcome = await callAtlas(endpoint, options);
  const callToken = outcome.ok ? outcome.reply.data.token : undefined;
  if (callToken !== undefined) rememberEnquiry({ enquiryId, callToken });
  return outcome;
}
