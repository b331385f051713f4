import { describe, expect, test } from 'vitest';
import { enquirySchema } from '../enquiry/enquiry-schema.ts';
import { rescuedEnquiry } from '../enquiry/rescued-enquiry.ts';
import { rescuedFormData } from '../enquiry/rescued-form-data.ts';
import { MAX_HIDDEN_FIELDS, MAX_HIDDEN_LENGTH, parseHiddenFields } from './hidden-fields.ts';

const contact = {
  personal_salutation_english: 'MRS',
  personal_full_name: 'Anna Groß',
  personal_email: 'anna@gross.example',
  personal_telephone_raw: '0681 123456',
  personal_postcode: '66111',
};
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 'x']));
const longest = 'x'.repeat(MAX_HIDDEN_LENGTH);

describe('the fields of a page', () => {
  test('are texts by names', () => {
    const fields = { campaign: 'Herbst & Winter', kitchen_id: '4711', Branch2: longest };
    expect(parseHiddenFields(fields)).toEqual({ fields, refused: [] });
  });

  test('without a value are not there', () => {
    expect(parseHiddenFields({ campaign: '', branch: null, kitchen: undefined })).toEqual({
      fields: {},
      refused: [],
    });
  });

  test.each<[string, unknown]>([
    ['2nd', 'x'],
    ['with space', 'x'],
    ['__proto__', 'x'],
    ['', 'x'],
    ['a'.repeat(41), 'x'],
    ['<b>', 'x'],
    ['branch', 7],
    ['branch', { a: 'b' }],
    ['branch', `${longest}x`],
    ['branch', 'a\u0000b'],
    ['branch', 'a\nb'],
    ['branch', '\ud800'],
  ])('are left out by their name: %j with %j', (name, value) => {
    const given = Object.fromEntries([
      [name, value],
      ['campaign', 'autumn'],
    ]);
    expect(parseHiddenFields(given)).toEqual({ fields: { campaign: 'autumn' }, refused: [name] });
  });

  test('are ten at most', () => {
    const { fields, refused } = parseHiddenFields(many(MAX_HIDDEN_FIELDS + 2));
    expect(Object.keys(fields)).toHaveLength(MAX_HIDDEN_FIELDS);
    expect(refused).toEqual(['f10', 'f11']);
  });
});

describe('on the wire', () => {
  test('they are part of an enquiry', () => {
    const hidden = { campaign: 'autumn' };
    expect(enquirySchema.parse({ ...contact, hidden }).hidden).toEqual(hidden);
  });

  test.each([
    ['too many', many(MAX_HIDDEN_FIELDS + 1)],
    ['a wrong name', { 'a b': 'x' }],
    ['a control character', { a: 'x\u0007' }],
    ['no text', { a: 7 }],
    ['no fields', 'a=b'],
    ['a list', ['a']],
  ])('%s never cost the enquiry', (_case, hidden) => {
    const { personal_email, ...rest } = enquirySchema.parse({ ...contact, hidden });
    expect(personal_email).toBe(contact.personal_email);
    expect(rest.hidden).toBeUndefined();
  });

  test('they survive an enquiry that is found in an error report', () => {
    const hidden = { campaign: 'autumn' };
    const stored = rescuedFormData({ ...contact, hidden });
    expect(rescuedEnquiry(stored, [])?.enquiry.hidden).toEqual(hidden);
    expect(rescuedFormData({ ...contact, hidden: { 'a b': 'x' } })).toEqual(contact);
  });
});
