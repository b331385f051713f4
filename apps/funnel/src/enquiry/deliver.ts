import { randomId } from '@funnel/browser/random-id';
import { sleep } from '@funnel/browser/sleep';
import { callWithRetries, isWorthRetrying } from '@funnel/contract/call-with-retries';
import type { Failure, Outcome } from '@funnel/contract/client';
import { withoutSuspicion } from '@funnel/domain/enquiry/suspicion';
import { reportError } from './report-error.ts';

/** The server's answer: the ids of the enquiry, and the e-mail address it was sent with. */
export interface Lead {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly email: string;
}

export type Delivery =
  | { readonly lead: Lead }
  | {
      readonly code: Failure['code'] | 'NO_LEAD';
      /** Set if the server may accept the enquiry later. */
      readonly retryKey?: string;
    };

let last: { body: string; key: string } | undefined;

/** One idempotency key per enquiry, so that the server stores it once however often it is sent. */
function keyFor(enquiry: object): string {
  const body = JSON.stringify(withoutSuspicion(enquiry));
  if (last?.body !== body) last = { body, key: randomId() };
  return last.key;
}

/** Sends an enquiry, in three tries at most. Without a result it is reported with all its data. */
export async function deliver(
  enquiry: object,
  send: (idempotencyKey: string) => Promise<Outcome<{ data: Lead }>>,
): Promise<Delivery> {
  const key = keyFor(enquiry);
  const outcome = await callWithRetries(() => send(key), sleep);
  if (!outcome.ok) {
    const { code, message } = outcome.failure;
    // The visitor chooses another time and sends again, so nothing is lost.
    if (code === 'SLOT_TAKEN') return { code };
    console.error('Form submit error', code);
    await reportError('Form submit error', enquiry, `${code} ${message}`);
    return isWorthRetrying(outcome.failure) ? { code, retryKey: key } : { code };
  }
  const lead = outcome.reply.data;
  if (lead.enquiryId && lead.kitchenId && lead.email) return { lead };
  await reportError('Lead without enquiryId, kitchenId or email', enquiry, JSON.stringify(lead));
  return { code: 'NO_LEAD' };
}

/** For an incomplete enquiry. The forms prevent it; if it happens anyway, the data must not be lost. */
export async function reportIncomplete(data: object): Promise<undefined> {
  console.error('Form submit error', 'INCOMPLETE');
  await reportError('Form submit error', data, 'INCOMPLETE');
}
