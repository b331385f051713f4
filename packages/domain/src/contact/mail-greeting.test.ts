import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMailName, mailGreeting } from './mail-greeting.ts';

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
});

describe('a greeting', () => {
  test.each([
    ['Eva Maria Muster', 'de', 'formal', 'Guten Tag Eva Maria Muster,'],
    ['Anna Maria von Muster', 'de', 'formal', 'Guten Tag Anna Maria von Muster,'],
    ['Dr. Max Muster', 'de', 'formal', 'Guten Tag Dr. Max Muster,'],
    ['Eva Maria Muster', 'en', 'formal', 'Hello Eva Maria Muster,'],
    ['Eva Maria Muster', 'de', 'informal', 'Hallo Eva Maria Muster,'],
    ['Eva Maria Muster', 'en', 'informal', 'Hi Eva Maria Muster,'],
    ['Klick evil.example', 'de', 'formal', 'Guten Tag,'],
    ['Klick evil.example', 'en', 'informal', 'Hi,'],
  ] as const)('of %j begins a mail in %s, %s: %s', (name, language, manner, text) => {
    expect(mailGreeting(name, language, manner)).toBe(text);
  });
});
