import { callWithRetries } from '@funnel/contract/call-with-retries';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { splitName } from '@funnel/domain/contact/name';
import { DEFAULT_PREFERRED_LANGUAGE } from '@funnel/domain/contact/preferred-language';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import type { FormData } from '@funnel/domain/enquiry/form-data';
import { mergeTracking } from '@funnel/domain/tracking/tracking';
import { originOf } from '../shell/page-config.ts';
import { randomId } from '../shell/random-id.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let last: { body: string; key: string } | undefined;

/** One key for one body, however often it is sent: the server then takes it once. */
function keyFor(enquiry: EnquiryInput): string {
  const body = JSON.stringify(enquiry);
  if (last?.body !== body) last = { body, key: randomId() };
  return last.key;
}

export async function sendEnquiry(data: FormData & { personal_full_name: string }, search: string) {
  const { first, last: lastName } = splitName(data.personal_full_name);
  const query = new URLSearchParams(search);
  const enquiry = {
    ...mergeTracking(
      () => undefined,
      (key) => query.get(key),
    ),
    preferred_language: DEFAULT_PREFERRED_LANGUAGE,
    ...data,
    personal_first_name: first,
    personal_last_name: lastName,
  } as EnquiryInput;
  const client = createClient((url, init) => fetch(url, init), originOf('atlasEndpoint'));
  const idempotencyKey = keyFor(enquiry);
  return callWithRetries(() => client.call(submitEnquiryEndpoint, { body: enquiry, idempotencyKey }), sleep);
}
