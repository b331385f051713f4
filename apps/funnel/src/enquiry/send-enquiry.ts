import { anyLeadReply } from '@funnel/contract/enquiry/lead-reply';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { splitName } from '@funnel/domain/contact/name';
import { DEFAULT_PREFERRED_LANGUAGE } from '@funnel/domain/contact/preferred-language';
import { completeDraft } from '@funnel/domain/enquiry/complete-draft';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { type EnquiryInput, MAX_RAW_QUERY_LENGTH } from '@funnel/domain/enquiry/enquiry-schema';
import { mergeTracking, specifiedTracking } from '@funnel/domain/tracking/tracking';
import { callAtlas } from '../shell/call.ts';
import { originOf } from '../shell/page-settings.ts';
import { clientAddress } from './client-address.ts';
import { deliver, deliverWaiting, type Lead, reportIncomplete } from './deliver.ts';

interface Origin {
  readonly search: string;
  /** The name of the funnel that asked. */
  readonly funnel: string;
  readonly fromParent: (key: string) => string | undefined;
}

/** Sends the enquiry of the funnel; undefined if it could not be delivered. */
export async function sendEnquiry(
  data: EnquiryDraft,
  { search, funnel, fromParent }: Origin,
): Promise<Lead | undefined> {
  const complete = completeDraft(data);
  if (!complete) return reportIncomplete(data);
  const { telephone_country: _, privacy_accepted: __, hidden, website, ...known } = complete;
  const { first, last } = splitName(known.personal_full_name);
  const query = new URLSearchParams(search);
  const tracking = mergeTracking(fromParent, (key) => query.get(key));
  // A foreign endpoint gets only the fields of the specification.
  const isOurs = originOf('atlasEndpoint') === '';
  const enquiry: EnquiryInput = {
    ...(isOurs ? tracking : specifiedTracking(tracking)),
    ...known,
    preferred_language: known.preferred_language ?? DEFAULT_PREFERRED_LANGUAGE,
    personal_first_name: first,
    personal_last_name: last,
    ip_address: await clientAddress(),
    ...(isOurs && {
      funnel,
      raw_query: search.slice(0, MAX_RAW_QUERY_LENGTH),
      fill_ms: Math.round(performance.now()),
      hidden,
      ...(website && { website }),
    }),
  };

  const delivery = await deliver('enquiry', enquiry, send);
  return 'lead' in delivery ? delivery.lead : undefined;
}

/** Retries the queued enquiry. Returns its lead once the server has it. */
export async function sendWaitingEnquiry(): Promise<Lead | undefined> {
  const delivery = await deliverWaiting('enquiry', send);
  return delivery && 'lead' in delivery ? delivery.lead : undefined;
}

const send = (body: EnquiryInput, idempotencyKey: string) =>
  callAtlas({ ...submitEnquiryEndpoint, reply: anyLeadReply }, { body, idempotencyKey });
