import { expect, test } from 'vitest';
import type { CompleteDraft } from './complete-draft.ts';
import { terminfinderEnquiry } from './terminfinder-enquiry.ts';
import { terminfinderEnquirySchema } from './terminfinder-enquiry-schema.ts';

const data: CompleteDraft = {
  personal_salutation_english: 'MRS',
  personal_full_name: 'Ada King Lovelace',
  personal_postcode: '66111',
  personal_email: 'ada@lovelace.example',
  personal_telephone_raw: '0681 / 123456',
  personal_telephone_formatted: '+49 681 123456',
  telephone_country: 'DE',
  question_shape: 'L_FORM',
  entry: 'LP',
};
const parts = {
  data,
  start: '2026-11-16T09:00:00+01:00',
  duration: 30,
  szid: 'abcdefghijklmnopqrstuv',
  userAgent: 'Mozilla '.repeat(60),
  tracking: { utm_source: 'x' },
  ipAddress: null,
};

test('the terminfinder sends the fields of its contract and no other', () => {
  const enquiry = terminfinderEnquiry(parts);
  expect(enquiry).toEqual({
    locale: 'de',
    precall_requested_at: '2026-11-16T09:00:00+01:00',
    duration: 30,
    personal_salutation_english: 'MRS',
    personal_full_name: 'Ada King Lovelace',
    personal_first_name: 'Ada',
    personal_last_name: 'King',
    personal_postcode: '66111',
    personal_email: 'ada@lovelace.example',
    personal_telephone_raw: '0681 / 123456',
    personal_telephone_formatted: '0681 / 123456',
    szid: 'abcdefghijklmnopqrstuv',
    operating_system: 'Mozilla '.repeat(60).slice(0, 254),
    preferred_language: 'DE',
    utm_source: 'x',
    ip_address: null,
  });
  expect(terminfinderEnquirySchema.safeParse(enquiry).success).toBe(true);
});

test('it asks for English where the visitor does, and its locale stays German', () => {
  const enquiry = terminfinderEnquiry({ ...parts, data: { ...data, preferred_language: 'EN' } });
  expect(enquiry).toMatchObject({ preferred_language: 'EN', locale: 'de' });
});

test('tracking cannot take the place of a field', () => {
  const tracking = { utm_source: 'x', personal_email: 'evil@example.com' } as never;
  expect(terminfinderEnquiry({ ...parts, tracking }).personal_email).toBe('ada@lovelace.example');
});
