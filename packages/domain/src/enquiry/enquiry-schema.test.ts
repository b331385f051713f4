import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutUserAgent } from './enquiry-draft.ts';
import { enquirySchema } from './enquiry-schema.ts';

const contact = {
  personal_salutation_english: 'FAMILY',
  personal_full_name: 'Anna Lena Groß',
  personal_postcode: '66111',
  personal_email: 'anna@gross.example',
  personal_telephone_raw: '0681 123456',
};

describe('an enquiry on the wire', () => {
  test('gets its names from the full name, German as its language and the raw phone where no other is given', () => {
    expect(
      enquirySchema.parse({ ...contact, personal_first_name: 'Some', personal_last_name: 'Body' }),
    ).toEqual({
      ...contact,
      preferred_language: 'DE',
      personal_first_name: 'Anna Lena',
      personal_last_name: 'Groß',
      personal_telephone_formatted: '0681 123456',
    });
  });

  test('drops unknown keys', () => {
    const parsed = enquirySchema.parse({ ...contact, enquiryId: 'mine', isAdmin: true, constructor: 'x' });
    expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining(['enquiryId']));
    expect(parsed).not.toHaveProperty('isAdmin');
    expect(Object.hasOwn(parsed, 'constructor')).toBe(false);
  });

  test('is never refused because of a side note: bad tracking, address, estimate or agent are dropped', () => {
    const parsed = enquirySchema.parse({
      ...contact,
      utm_source: 'x'.repeat(501),
      gclid: 3,
      click_id: 'kept',
      fbp: 'a\u0000b',
      ip_address: 'not an address',
      espl_value: Number.NaN,
      espl_percentile: 101,
      operating_system: 'x'.repeat(255),
    });
    expect(parsed).toMatchObject({ click_id: 'kept' });
    for (const key of [
      'utm_source',
      'gclid',
      'fbp',
      'ip_address',
      'espl_value',
      'espl_percentile',
      'operating_system',
    ])
      expect(parsed[key as keyof typeof parsed]).toBeUndefined();
  });

  test('any JSON at all is either taken or refused, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(contact)), (value, key) => {
        enquirySchema.safeParse(value);
        enquirySchema.safeParse({ ...contact, [key]: value });
      }),
    );
  });

  test('the user agent is cut to 254 characters and never in the middle of a character', () => {
    expect(cutUserAgent('x'.repeat(300))).toHaveLength(254);
    expect(cutUserAgent(`${'x'.repeat(253)}😀`).isWellFormed()).toBe(true);
  });
});
