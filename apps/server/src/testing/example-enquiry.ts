import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';

/** A complete enquiry of the short funnel. Each number is another visitor. */
export function exampleEnquiry(visitor = 0): EnquiryInput {
  return {
    question_shape: 'L_FORM',
    question_size: 'FROM_3M_TO_5M',
    question_timeframe: 'FROM_1_3_MONTHS',
    question_reason: 'MOVING',
    question_budget: 'FROM_10K_15K',
    personal_salutation_english: 'MRS',
    personal_full_name: 'Anna Lena Groß',
    personal_postcode: '66111',
    personal_email: `anna.${visitor}@gross.example`,
    personal_telephone_raw: '0681 / 123456',
    entry: 'LP_V1',
    szid: `session-of-visitor-${visitor}`,
    operating_system: 'Mozilla/5.0',
    utm_source: 'newsletter',
    ip_address: null,
  };
}
