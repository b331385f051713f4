import { callWithRetries } from '@funnel/contract/call-with-retries';
import { tellAddressEndpoint } from '@funnel/contract/client-address/tell-address';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { splitName } from '@funnel/domain/contact/name';
import { DEFAULT_PREFERRED_LANGUAGE } from '@funnel/domain/contact/preferred-language';
import { type EnquiryInput, MAX_RAW_QUERY_LENGTH } from '@funnel/domain/enquiry/enquiry-schema';
import type { FormData } from '@funnel/domain/enquiry/form-data';
import { mergeTracking } from '@funnel/domain/tracking/tracking';
import { callAtlas, callOwnServer } from '../shell/call.ts';
import { randomId } from '../shell/random-id.ts';
import { sleep } from '../shell/sleep.ts';
import { reportError } from './report-error.ts';

/** What the server answers: the ids of the enquiry, and the address it was sent with. */
export interface Lead {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly email: string;
}

let last: { body: string; key: string } | undefined;

/** One key for one body, however often it is sent: the server then takes it once. */
function keyFor(enquiry: EnquiryInput): string {
  const body = JSON.stringify(enquiry);
  if (last?.body !== body) last = { body, key: randomId() };
  return last.key;
}

let address: Promise<string | null> | undefined;

/** Asked once; null where the lookup fails. */
function clientAddress(): Promise<string | null> {
  address ??= callOwnServer(tellAddressEndpoint).then((outcome) => (outcome.ok ? outcome.reply.ip : null));
  return address;
}

/** Sends the enquiry, three times at most. Without a result it is reported, with all its data. */
export async function sendEnquiry(
  data: FormData,
  search: string,
  fromParent: (key: string) => string | undefined,
): Promise<Lead | undefined> {
  const { telephone_country: _, ...known } = data;
  const { first, last: lastName } = splitName(data.personal_full_name ?? '');
  const query = new URLSearchParams(search);
  const enquiry = {
    ...mergeTracking(fromParent, (key) => query.get(key)),
    ...known,
    preferred_language: data.preferred_language ?? DEFAULT_PREFERRED_LANGUAGE,
    personal_first_name: first,
    personal_last_name: lastName,
    raw_query: search.slice(0, MAX_RAW_QUERY_LENGTH),
    ip_address: await clientAddress(),
  } as EnquiryInput;

  const idempotencyKey = keyFor(enquiry);
  const send = () => callAtlas(submitEnquiryEndpoint, { body: enquiry, idempotencyKey });
  const outcome = await callWithRetries(send, sleep);
  if (!outcome.ok) {
    console.error('Form submit error', outcome.failure.code);
    await reportError('Form submit error', enquiry, `${outcome.failure.code} ${outcome.failure.message}`);
    return undefined;
  }
  const lead = outcome.reply.data;
  if (lead.enquiryId && lead.kitchenId && lead.email) return lead;
  await reportError('Lead without enquiryId, kitchenId or email', enquiry, JSON.stringify(lead));
  return undefined;
}
