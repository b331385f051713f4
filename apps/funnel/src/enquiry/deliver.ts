import { randomId } from '@funnel/browser/random-id';
import { sleep } from '@funnel/browser/sleep';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Failure, Outcome } from '@funnel/contract/client';
import { describeFailure } from '@funnel/contract/describe-failure';
import type { ToldStanding } from '@funnel/domain/appointment/standing';
import { withoutSuspicion } from '@funnel/domain/enquiry/suspicion';
import {
  isDue,
  isSettledByTry,
  keepWaiting,
  type WaitingKind,
  waitingAfter,
  waitingCall,
} from '../shell/waiting-call.ts';
import { reportError } from './report-error.ts';
import { type Contact, settleReported } from './settle-reported.ts';

/** The server's answer: the ids of the enquiry, and the e-mail address it was sent with. */
export interface Lead {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly email: string;
}

interface Delivered {
  readonly lead: Lead;
  /** The standing of a booked call. Absent for other enquiries, and from foreign services. */
  readonly appointment?: ToldStanding | undefined;
}

export type Delivery = Delivered | { readonly code: Failure['code'] | 'NO_LEAD' };

type Answer = Lead & Pick<Delivered, 'appointment'>;
type Send<Body> = (body: Body, idempotencyKey: string) => Promise<Outcome<{ data: Answer }>>;

let last: { body: string; key: string } | undefined;

/** One idempotency key per enquiry, so that the server stores it once however often it is sent. */
function keyFor(enquiry: object): string {
  const body = JSON.stringify(withoutSuspicion(enquiry));
  if (last?.body !== body) last = { body, key: randomId() };
  return last.key;
}

/**
 * Sends an enquiry, in three tries at most. Without a result it is reported with all its data, and queued in the tab if
 * the server may accept it later (R37).
 */
export async function deliver<Body extends Contact>(
  kind: WaitingKind,
  enquiry: Body,
  send: Send<Body>,
): Promise<Delivery> {
  const idempotencyKey = keyFor(enquiry);
  const outcome = await callWithRetries(() => send(enquiry, idempotencyKey), sleep);
  const call = { body: enquiry, idempotencyKey };
  keepWaiting(kind, outcome.ok ? undefined : waitingAfter(call, outcome.failure));
  if (!outcome.ok) {
    const { code } = outcome.failure;
    // The visitor chooses another time and sends again, so nothing is lost.
    if (code === 'SLOT_TAKEN') return { code };
    console.error('Form submit error', code);
    await reportError('Form submit error', enquiry, describeFailure(outcome.failure));
    return { code };
  }
  return acknowledged(enquiry, outcome.reply.data);
}

/** A response without ids is a failure: it is unknown whether the service has the enquiry, so it is reported. */
async function acknowledged(enquiry: Contact, { appointment, ...lead }: Answer): Promise<Delivery> {
  if (lead.enquiryId && lead.kitchenId && lead.email) {
    settleReported(enquiry);
    return { lead, appointment };
  }
  await reportError('Lead without enquiryId, kitchenId or email', enquiry, JSON.stringify(lead));
  return { code: 'NO_LEAD' };
}

/** Retries the queued enquiry. Undefined if it stays queued, or if nothing is queued. */
export async function deliverWaiting<Body extends Contact>(
  kind: WaitingKind,
  send: Send<Body>,
): Promise<(Delivery & { readonly body: Body }) | undefined> {
  const waiting = waitingCall<Body>(kind);
  if (!waiting || !isDue(waiting)) return undefined;
  const { body } = waiting;
  const outcome = await send(body, waiting.idempotencyKey);
  if (!isSettledByTry(kind, waiting, outcome)) return undefined;
  if (!outcome.ok) return { body, code: outcome.failure.code };
  return { body, ...(await acknowledged(body, outcome.reply.data)) };
}

/** For an incomplete enquiry. The forms prevent it; if it happens anyway, the data must not be lost. */
export async function reportIncomplete(data: object): Promise<undefined> {
  console.error('Form submit error', 'INCOMPLETE');
  await reportError('Form submit error', data, 'INCOMPLETE');
}
