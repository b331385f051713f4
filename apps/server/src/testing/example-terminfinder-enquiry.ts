import type { TerminfinderEnquiryInput } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';

/** A complete enquiry of the terminfinder. Each number is another visitor. */
export function exampleTerminfinderEnquiry(start: string, visitor = 0): TerminfinderEnquiryInput {
  return {
    locale: 'de',
    precall_requested_at: start,
    duration: 30,
    personal_salutation_english: 'MR',
    personal_full_name: 'Jean Luc Weber',
    personal_postcode: '66111',
    personal_email: `jean.${visitor}@weber.example`,
    personal_telephone_raw: `0681 ${700_000 + visitor}`,
    szid: `terminfinder-visit-${visitor}`,
    operating_system: 'Mozilla/5.0',
    utm_source: 'newsletter',
    ip_address: null,
  };
}
