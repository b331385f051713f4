import { splitTerminfinderName } from '../contact/name.ts';
import { DEFAULT_PREFERRED_LANGUAGE } from '../contact/preferred-language.ts';
import type { Tracking } from '../tracking/tracking.ts';
import type { CompleteDraft } from './complete-draft.ts';
import { cutUserAgent } from './enquiry-draft.ts';
import type { TerminfinderEnquiryInput } from './terminfinder-enquiry-schema.ts';

export interface TerminfinderParts {
  readonly data: CompleteDraft;
  /** ISO start of the chosen slot. */
  readonly start: string;
  /** In minutes, as in the list of slots. */
  readonly duration: number;
  readonly szid: string;
  readonly userAgent: string;
  readonly tracking: Tracking;
  /** Null if the lookup failed. */
  readonly ipAddress: string | null;
}

/** The terminfinder's request body: exactly the fields of its wire contract, and the bot signals. */
export function terminfinderEnquiry(parts: TerminfinderParts): TerminfinderEnquiryInput {
  const { data, tracking } = parts;
  const { first, last } = splitTerminfinderName(data.personal_full_name);
  return {
    ...tracking,
    locale: 'de',
    precall_requested_at: parts.start,
    duration: parts.duration,
    personal_salutation_english: data.personal_salutation_english,
    personal_full_name: data.personal_full_name,
    personal_first_name: first,
    personal_last_name: last,
    personal_postcode: data.personal_postcode,
    personal_email: data.personal_email,
    personal_telephone_raw: data.personal_telephone_raw,
    personal_telephone_formatted: data.personal_telephone_raw,
    szid: parts.szid,
    operating_system: cutUserAgent(parts.userAgent),
    preferred_language: data.preferred_language ?? DEFAULT_PREFERRED_LANGUAGE,
    ip_address: parts.ipAddress,
    ...(data.website && { website: data.website }),
  };
}
