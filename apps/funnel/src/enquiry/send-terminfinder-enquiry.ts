import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { completeDraft } from '@funnel/domain/enquiry/complete-draft';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { type TerminfinderParts, terminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry';
import { mergeTracking } from '@funnel/domain/tracking/tracking';
import { callAtlas } from '../shell/call.ts';
import { originOf } from '../shell/page-settings.ts';
import { callWithProof } from './call-with-proof.ts';
import { clientAddress } from './client-address.ts';
import { type Delivery, deliver, reportIncomplete } from './deliver.ts';

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
  const data = completeDraft(booking.data);
  if (!data) {
    await reportIncomplete(booking.data);
    return { code: 'INVALID_INPUT' };
  }
  const query = new URLSearchParams(search);
  const parts = {
    ...booking,
    data,
    userAgent: navigator.userAgent,
    tracking: mergeTracking(fromParent, (key) => query.get(key)),
    ipAddress: await clientAddress(),
  };
  // A foreign endpoint gets only the fields of the specification.
  const ours = originOf('atlasEndpoint') === '' ? { hidden: data.hidden } : {};
  if (start === undefined) return sendWithoutTime(parts, ours);
  const enquiry = { ...terminfinderEnquiry({ ...parts, start }), ...ours, ...(asWish && { as_wish: true }) };
  return deliver(enquiry, (idempotencyKey) =>
    callWithProof((proof) =>
      callAtlas(submitTerminfinderEnquiryEndpoint, {
        body: enquiry,
        idempotencyKey,
        ...(proof && { proof }),
      }),
    ),
  );
}

/** An enquiry like that of a funnel: there is no time to book or to wish for. */
function sendWithoutTime(
  parts: Omit<TerminfinderParts, 'start'>,
  ours: Pick<EnquiryDraft, 'hidden'>,
): Promise<Delivery> {
  const {
    precall_requested_at: _,
    duration: __,
    locale: ___,
    ...known
  } = terminfinderEnquiry({
    ...parts,
    start: '',
  });
  const enquiry = { ...known, ...ours, entry: 'TERMINFINDER_V1' as const };
  return deliver(enquiry, (idempotencyKey) =>
    callAtlas(submitEnquiryEndpoint, { body: enquiry, idempotencyKey }),
  );
}
