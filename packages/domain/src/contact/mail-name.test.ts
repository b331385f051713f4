import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greeting, isMailName } from './mail-name.ts';

describe('a name in a mail', () => {
  test.each([
    'Anna Lena Groß',
    'Jean-Luc O’Neill',
    "D'Artagnan",
    'Dr. Max Mustermann',
    'Łukasz Żółć',
    '山田 太郎',
    'Müller-Lüdenscheidt',
  ])('%s is written', (name) => {
    expect(isMailName(name)).toBe(true);
  });

  test.each([
    'evil.example Klick',
    'https://evil.example',
    'www evil com',
    'HTTPS jetzt klicken',
    'Gewinn! Rufen Sie an',
    'Anna <b>Groß</b>',
    'a@b.de Groß',
    'Anna 0900 123',
    'Anna\r\nBcc: x@y.example',
    'Anna\u202eGroß',
    'Anna\u2028Groß',
    'Anna/Groß',
    `${'a'.repeat(30)} ${'b'.repeat(30)}`,
    '',
    ' ',
  ])('%j is left out', (name) => {
    expect(isMailName(name)).toBe(false);
  });

  test('never holds what could be read as a link, a header or markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aZß. -'’@/:<>1\r\n"), maxLength: 12 }), (name) => {
        if (isMailName(name)) expect(name).not.toMatch(/[\r\n<>@/:\d]|\.\p{L}/u);
      }),
    );
  });

  test.each([
    ['MRS', 'de', 'Guten Tag Frau Groß,'],
    ['MR', 'en', 'Hello Mr Groß,'],
    ['FAMILY', 'de', 'Guten Tag Familie Groß,'],
    ['PROF_DR', 'de', 'Guten Tag Prof. Dr. Groß,'],
    ['DIVERS', 'de', 'Guten Tag Anna Groß,'],
    ['constructor', 'en', 'Hello Anna Groß,'],
  ] as const)('with %s greets in %s: %s', (salutation, language, text) => {
    expect(greeting({ salutation, fullName: 'Anna Groß', lastName: 'Groß' }, language)).toBe(text);
  });

  test('that is left out leaves a neutral greeting', () => {
    const person = { salutation: 'MR', fullName: 'Klick evil.example', lastName: 'evil.example' };
    expect(greeting(person, 'de')).toBe('Guten Tag,');
    expect(greeting(person, 'en')).toBe('Hello,');
  });
});
