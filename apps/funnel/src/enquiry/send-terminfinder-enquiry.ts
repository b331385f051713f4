import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { terminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry';
import type { TerminfinderEnquiryInput } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { mergeTracking } from '@funnel/domain/tracking/tracking';
import { callAtlas } from '../shell/call.ts';
import { clientAddress } from './client-address.ts';
import { type Delivery, deliver } from './deliver.ts';

export interface Booking
  extends Pick<Parameters<typeof terminfinderEnquiry>[0], 'data' | 'start' | 'duration'> {
  readonly szid: string;
}

/** Sends the enquiry of the terminfinder, which books its time too. */
export async function sendTerminfinderEnquiry(
  booking: Booking,
  search: string,
  fromParent: (key: string) => string | undefined,
): Promise<Delivery> {
  const query = new URLSearchParams(search);
  const enquiry = terminfinderEnquiry({
    ...booking,
    userAgent: navigator.userAgent,
    tracking: mergeTracking(fromParent, (key) => query.get(key)),
    ipAddress: await clientAddress(),
  }) as TerminfinderEnquiryInput;
  return deliver(enquiry, (idempotencyKey) =>
    callAtlas(submitTerminfinderEnquiryEndpoint, { body: enquiry, idempotencyKey }),
  );
}
