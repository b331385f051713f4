import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayIn } from '../text/say.ts';
import { contactErrors, contactSchema } from './contact-schema.ts';
import { isEmail } from './email.ts';
import { foldName, hasFirstAndLastName, splitName, splitTerminfinderName } from './name.ts';
import { isPhone, phoneDigits, phoneUrl } from './phone.ts';
import { cleanPostcode, clearsPostcodeError, isPostcode } from './postcode.ts';
import { initialPreferredLanguage } from './preferred-language.ts';
import { OFFERED_SALUTATIONS, SALUTATION_CODES } from './salutation.ts';

describe('names', () => {
  test.each([
    ['Johanna Weiß', 'Johanna', 'Weiß', 'Johanna', 'Weiß'],
    ['  Anna   Lena  Groß ', 'Anna Lena', 'Groß', 'Anna', 'Lena'],
    ['Madonna', '', 'Madonna', 'Madonna', ''],
    ['', '', '', '', ''],
    ['Karl-Heinz von der Au', 'Karl-Heinz von der', 'Au', 'Karl-Heinz', 'von'],
    ['Jo\u00a0Ann', 'Jo', 'Ann', 'Jo', 'Ann'],
  ])('%j: funnel %j + %j, terminfinder %j + %j', (name, first, last, tfFirst, tfLast) => {
    expect(splitName(name)).toEqual({ first, last });
    expect(splitTerminfinderName(name)).toEqual({ first: tfFirst, last: tfLast });
  });

  test('nothing of a name is lost by splitting it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { first, last } = splitName(name);
        expect(`${first} ${last}`.trim()).toBe(foldName(name));
        expect(hasFirstAndLastName(name)).toBe(foldName(name).includes(' '));
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

describe('e-mail addresses', () => {
  test.each([
    'a@b.de',
    'johanna.weiss@kueche.example',
    'a+b-c.d@x-y.co.uk',
    'A_1@b.museum',
    '_@_.de',
    'a@b.c.de',
    'a@xn--mller-kva.de',
    'a@post.xn--kchen-kva.example',
    'a@XN--MLLER-KVA.de',
    'a@b.xn--p1ai',
    'a@xn--e1afmkfd.xn--80akhbyknj4f',
    'a@foo--bar.de',
    'a@müller.de',
    'a@küche.studio-größe.example',
    'a@пример.рф',
  ])('%s is one', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    'a',
    'a@b',
    'a@b.d',
    'a@b.1e',
    '@b.de',
    'a@.de',
    'a..b@c.de',
    '.a@b.de',
    'a.@b.de',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de ',
    'a@b.de\n',
    'a@b@c.de',
    'ü@b.de',
    'a@b.xn--',
    'a@xn--.de',
    'a@b.xn--p1ai-',
    'a@xn--mller-kva',
    'a@müller',
    'a@-müller.de',
    'a@müller-.de',
    'a@mü..ller.de',
    'a@mü ller.de',
    'a@mü\u0000ller.de',
    'a@mü/ller.de',
    'a@mü@ller.de',
    'a@ü.1',
    'a@☃.de',
    // Not a domain: it ends in a number, like an IP address.
    'a@１２７.０.０.１',
    // It would become the end of another domain.
    'a@b。ü\u2024de',
    `a@${'ü'.repeat(64)}.de`,
    'a@b.de, c@d.de',
    `${'a'.repeat(255)}@b.de`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));

  test('the longest hostile input is answered: the pattern cannot be read in two ways, so it never backtracks for long', () => {
    for (const part of [
      'a',
      'a.',
      'a-a.',
      'a+a-',
      'a@a.',
      'a@a-a.',
      'a@a--a',
      'a@xn--',
      'a@a.xn--a-',
      'a@ü',
      'a@ü.',
    ])
      for (const tail of ['!', '@', '.d', '@b.1', '@b.de!']) {
        const text = part.repeat(254).slice(0, 254 - tail.length) + tail;
        expect(isEmail(text)).toBe(false);
      }
  });
});

describe('telephone numbers', () => {
  test.each([
    ['+49 681 123456', 'tel:+49681123456'],
    ['+49 (0) 681/12-34', 'tel:+496811234'],
    ['0681 / 123456', 'tel:0681123456'],
  ])('%s is dialled as %s', (text, url) => {
    expect(phoneUrl(text)).toBe(url);
  });

  test.each([
    '0681 123456',
    '+49 681 123456',
    '0049681123456',
    '+49 (0) 681 / 12 34-56',
    '123456',
    '0681.123.456',
    ' 0170 1234567 ',
  ])('%s is one', (text) => expect(isPhone(text)).toBe(true));

  test.each([
    '',
    '12345',
    '+',
    '------',
    '0681 12345a',
    '0681+123456',
    '++49681123456',
    '0681\n123456',
    '1'.repeat(41),
    '٠١٢٣٤٥٦',
  ])('%j is none', (text) => expect(isPhone(text)).toBe(false));

  test('digits are all that is compared', () => {
    expect(phoneDigits('+49 (0) 681/12-34')).toBe('4906811234');
  });
});

describe('postcodes', () => {
  test.each([
    ['66111', '66111'],
    ['D-66111', '66111'],
    ['6611123', '66111'],
    ['', ''],
    ['ab', ''],
  ])('of %j the field keeps %j', (typed, kept) => expect(cleanPostcode(typed)).toBe(kept));

  test('five characters are complete, and a shown error goes from four on', () => {
    expect(['', '6', '6611', '66111'].map(isPostcode)).toEqual([false, false, false, true]);
    expect(['', '661', '6611', '66111'].map(clearsPostcodeError)).toEqual([false, false, true, true]);
  });
});

describe('the contact form', () => {
  const valid = {
    personal_salutation_english: 'MRS',
    personal_full_name: ' Johanna  Weiß',
    personal_postcode: '66111',
    personal_email: ' johanna@weiss.example ',
    personal_telephone_raw: ' 0681 123456',
  };

  test('takes a complete contact, trimmed', () => {
    expect(contactSchema.parse(valid)).toEqual({
      personal_salutation_english: 'MRS',
      personal_full_name: 'Johanna Weiß',
      personal_postcode: '66111',
      personal_email: 'johanna@weiss.example',
      personal_telephone_raw: '0681 123456',
    });
  });

  test('has messages with the ids that the specification names', () => {
    const ids = Object.entries(contactErrors).map(([field, { id }]) => [field, id]);
    expect(Object.fromEntries(ids)).toEqual({
      personal_salutation_english: 'questions.error.name.salutation',
      personal_full_name: 'questions.error.name',
      personal_postcode: 'questions.error.postal',
      personal_email: 'questions.error.email',
      personal_telephone_raw: 'questions.error.telephone',
    });
  });

  test.each([
    [{ 'questions.error.name': { de: 'Name fehlt.' } }, 'Name fehlt.', 'Name fehlt.'],
    [{ 'questions.error.name.salutation': { de: 'Anrede?' } }, 'Bitte geben Sie Ihren Namen ein.', 'Anrede?'],
    [
      { 'questions.error.name': { de: 'Name?' }, 'questions.error.name.salutation': { de: 'Anrede?' } },
      'Name?',
      'Anrede?',
    ],
  ])(
    'says with the wording %j below the name %j and below the salutation %j',
    (wording, name, salutation) => {
      const say = sayIn('de', wording);
      expect(say(contactErrors.personal_full_name)).toBe(name);
      expect(say(contactErrors.personal_salutation_english)).toBe(salutation);
    },
  );

  test('flags every failing field at once', () => {
    const { error } = contactSchema.safeParse({
      personal_full_name: '',
      personal_postcode: '',
      personal_email: '',
      personal_telephone_raw: '',
    });
    const flagged = new Set(error?.issues.map((issue) => issue.path[0]));
    expect(flagged).toEqual(new Set(Object.keys(contactErrors)));
  });

  test.each([
    ['personal_full_name', 'Jo\u0000 Ann'],
    ['personal_full_name', 'Jo \ud800'],
    ['personal_full_name', 'Jo\r\nBcc: Ann'],
    ['personal_full_name', `${'x'.repeat(120)} y`],
    ['personal_postcode', '6611'],
    ['personal_postcode', '661111'],
    ['personal_salutation_english', 'KING'],
    ['preferred_language', 'FR'],
  ])('refuses %s %j', (field, value) => {
    const { error } = contactSchema.safeParse({ ...valid, [field]: value });
    expect(error?.issues[0]?.path).toEqual([field]);
  });

  test('screens offer four of the known salutations', () => {
    expect(OFFERED_SALUTATIONS).toEqual(['MR', 'MRS', 'DIVERS', 'FAMILY']);
    expect(SALUTATION_CODES).toEqual(expect.arrayContaining([...OFFERED_SALUTATIONS]));
  });

  test('English pages start with the consultation in English', () => {
    expect(initialPreferredLanguage('en')).toBe('EN');
    expect(initialPreferredLanguage('de')).toBeUndefined();
  });
});
