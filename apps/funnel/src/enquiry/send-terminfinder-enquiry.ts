import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { terminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry';
import type { TerminfinderEnquiryInput } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { mergeTracking } from '@funnel/domain/tracking/tracking';
import { callAtlas } from '../shell/call.ts';
import { callWithProof } from './call-with-proof.ts';
import { clientAddress } from './client-address.ts';
import { type Delivery, deliver } from './deliver.ts';

export interface Booking
  extends Pick<Parameters<typeof terminfinderEnquiry>[0], 'data' | 'start' | 'duration'> {
  readonly szid: string;
  /** The time is wished for only, and not booked. */
  readonly asWish: boolean;
}

/** Sends the enquiry of the terminfinder, which books its time too, or wishes for it. */
export async function sendTerminfinderEnquiry(
  { asWish, ...booking }: Booking,
  search: string,
  fromParent: (key: string) => string | undefined,
): Promise<Delivery> {
  const query = new URLSearchParams(search);
  const parts = {
    ...booking,
    userAgent: navigator.userAgent,
    tracking: mergeTracking(fromParent, (key) => query.get(key)),
    ipAddress: await clientAddress(),
  };
  const enquiry = {
    ...terminfinderEnquiry(parts),
    ...(asWish && { as_wish: true }),
  } as TerminfinderEnquiryInput;
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
