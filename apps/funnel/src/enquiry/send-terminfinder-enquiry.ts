import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { anyLeadReply } from '@funnel/contract/enquiry/lead-reply';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { completeDraft } from '@funnel/domain/enquiry/complete-draft';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { type TerminfinderParts, terminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry';
import type { TerminfinderEnquiryInput } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { mergeTracking, specifiedTracking } from '@funnel/domain/tracking/tracking';
import { callAtlas } from '../shell/call.ts';
import { originOf } from '../shell/page-settings.ts';
import { callWithProof } from './call-with-proof.ts';
import { clientAddress } from './client-address.ts';
import { type Delivery, deliver, deliverWaiting, reportIncomplete } from './deliver.ts';

export interface Booking extends Pick<TerminfinderParts, 'duration'> {
  /** ISO start of the chosen slot. Undefined: a call back at any time. */
  readonly start: string | undefined;
  readonly data: EnquiryDraft;
  readonly szid: string;
  /** The time is only wished for, not booked. */
  readonly asWish: boolean;
}

/** Sends the enquiry of the terminfinder, which also books its time or wishes for it. */
export async function sendTerminfinderEnquiry(
  { asWish, start, ...booking }: Booking,
  search: string,
  fromParent: (key: string) => string | undefined,
): Promise<Delivery> {
  const complete = completeDraft(booking.data);
  if (!complete) {
    await reportIncomplete(booking.data);
    return { code: 'INVALID_INPUT' };
  }
  // A foreign endpoint gets only the fields of the specification.
  const isOurs = originOf('atlasEndpoint') === '';
  const { website, hidden, ...data } = complete;
  const query = new URLSearchParams(search);
  const tracking = mergeTracking(fromParent, (key) => query.get(key));
  const parts = {
    ...booking,
    data: isOurs && website ? { ...data, website } : data,
    userAgent: navigator.userAgent,
    tracking: isOurs ? tracking : specifiedTracking(tracking),
    ipAddress: await clientAddress(),
  };
  const ours = isOurs ? { hidden } : {};
  if (start === undefined) return deliver<Sent>('booking', { ...withoutTime(parts), ...ours }, send);
  const enquiry = { ...terminfinderEnquiry({ ...parts, start }), ...ours, ...(asWish && { as_wish: true }) };
  return deliver<Sent>('booking', enquiry, send);
}

/** Retries the queued booking. Undefined while it stays queued. */
export async function sendWaitingBooking(): Promise<(Delivery & { readonly isWish: boolean }) | undefined> {
  const delivery = await deliverWaiting<Sent>('booking', send);
  if (!delivery) return undefined;
  const { body, ...known } = delivery;
  return { ...known, isWish: !isWithTime(body) || body.as_wish === true };
}

/** Without a time it is a plain enquiry, without booking or wish. */
type Sent = TerminfinderEnquiryInput | EnquiryInput;

const isWithTime = (body: Sent): body is TerminfinderEnquiryInput => 'precall_requested_at' in body;

const withoutTimeEndpoint = { ...submitEnquiryEndpoint, reply: anyLeadReply };
const withTimeEndpoint = { ...submitTerminfinderEnquiryEndpoint, reply: anyLeadReply };

function send(body: Sent, idempotencyKey: string) {
  if (!isWithTime(body)) return callAtlas(withoutTimeEndpoint, { body, idempotencyKey });
  return callWithProof((proof) =>
    callAtlas(withTimeEndpoint, { body, idempotencyKey, ...(proof && { proof }) }),
  );
}

function withoutTime(parts: Omit<TerminfinderParts, 'start'>): EnquiryInput {
  const {
    precall_requested_at: _,
    duration: __,
    locale: ___,
    ...known
  } = terminfinderEnquiry({ ...parts, start: '' });
  return { ...known, entry: 'TERMINFINDER_V1' };
}
