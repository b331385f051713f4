import { expect, test } from 'vitest';
import { contactSchema } from '../contact/contact-schema.ts';
import { completeDraft } from './complete-draft.ts';
import type { EnquiryDraft } from './enquiry-draft.ts';

const draft: EnquiryDraft = {
  question_shape: 'L_FORM',
  personal_salutation_english: 'MRS',
  personal_full_name: 'Ada King',
  personal_postcode: '66111',
  personal_email: ' ada@lovelace.example ',
  personal_telephone_raw: '0681 123456',
};
const needed = Object.entries(contactSchema.shape).flatMap(([field, schema]) =>
  schema.safeParse(undefined).success ? [] : [field],
);

test('a draft with all contact fields is complete, and keeps its other values', () => {
  expect(completeDraft(draft)).toEqual({ ...draft, personal_email: 'ada@lovelace.example' });
});

test.each(needed)('a draft without %s is not', (field) => {
  expect(completeDraft({ ...draft, [field]: undefined })).toBeUndefined();
  expect(completeDraft({ ...draft, [field]: '' })).toBeUndefined();
});
