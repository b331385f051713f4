import { expect, test } from 'vitest';
import { enquirySchema } from './enquiry-schema.ts';
import { suspicionsOf, withoutSuspicion } from './suspicion.ts';
import { terminfinderEnquirySchema } from './terminfinder-enquiry-schema.ts';

const contact = {
  personal_salutation_english: 'FAMILY',
  personal_full_name: 'Anna Lena Groß',
  personal_postcode: '66111',
  personal_email: 'anna@gross.example',
  personal_telephone_raw: '0681 123456',
  precall_requested_at: '2026-11-17T09:00:00+01:00',
};

test.each<[sentence: string, object, string[]]>([
  ['nothing told', {}, []],
  ['a careful person', { website: '', fill_ms: 41_000 }, []],
  ['just slow enough', { fill_ms: 3_000 }, []],
  ['too fast', { fill_ms: 2_999 }, ['TOO_FAST']],
  ['at once', { fill_ms: 0 }, ['TOO_FAST']],
  ['a clock set back', { fill_ms: -5 }, []],
  ['a time that is no number', { fill_ms: '12' }, []],
  ['a filled field', { website: 'https://spam.example' }, ['HONEYPOT']],
  ['a field filled with white space', { website: ' ' }, ['HONEYPOT']],
  ['a field filled beyond measure', { website: 'x'.repeat(201) }, ['HONEYPOT']],
  ['a field with several lines', { website: 'a\nb' }, ['HONEYPOT']],
  ['a field of another type', { website: { $ne: '' } }, ['HONEYPOT']],
  ['null in the field', { website: null }, []],
  ['both', { website: 'x', fill_ms: 12 }, ['HONEYPOT', 'TOO_FAST']],
])('%s', (_sentence, told, suspicions) => {
  expect(suspicionsOf(enquirySchema.parse({ ...contact, ...told }))).toEqual(suspicions);
  expect(suspicionsOf(terminfinderEnquirySchema.parse({ ...contact, ...told }))).toEqual(suspicions);
});

test('the bot signals of a form are not part of the enquiry', () => {
  const enquiry = enquirySchema.parse({ ...contact, website: 'x', fill_ms: 12 });
  expect(withoutSuspicion(enquiry)).toEqual(enquirySchema.parse(contact));
});
