import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questions } from '../question/questions.ts';
import { defineTexts } from './define-texts.ts';
import { sayIn } from './say.ts';
import type { LocalizedText } from './text.ts';
import { wordingFor, wordingSchema } from './wording.ts';

const idOf = (text: LocalizedText | undefined) => text?.id;

describe('a text', () => {
  test('has an id by its place', () => {
    const both = defineTexts('both', { de: 'Hallo', en: 'Hello' });
    const texts = defineTexts('signup', {
      title: { de: 'Titel', en: 'Title' },
      list: [{ de: 'eins', en: 'one' }],
      note: { tone: 'info', text: { de: 'Hinweis', en: 'Note' } },
      both,
    });
    expect([texts.title, texts.list[0], texts.note.text, texts.both].map(idOf)).toEqual([
      'signup.title',
      'signup.list.0',
      'signup.note.text',
      'both',
    ]);
  });

  test('of a question has an id by the key of the question, which no other text has', () => {
    const shape = questions.get('question_shape');
    expect(idOf(shape?.title)).toBe('question_shape.title');
    expect(idOf(shape?.labels['ISLAND'])).toBe('question_shape.ISLAND');
    expect(idOf(shape?.notes?.['ISLAND'])).toBe('question_shape.note.ISLAND');
    const ids = [...questions.values()].flatMap(({ title, subtext, labels, notes = {} }) =>
      [title, subtext, ...Object.values({ ...labels })]
        .concat(Object.values(notes))
        .filter((text) => text !== undefined)
        .map(idOf),
    );
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['de', {}, 'Hallo Anna'],
    ['en', {}, 'Hello Anna'],
    ['de', { 'a.hello': { de: 'Moin {name}!' } }, 'Moin Anna!'],
    ['en', { 'a.hello': { de: 'Moin {name}!' } }, 'Hello Anna'],
    ['de', { 'a.hello': { de: 'Moin {other}' } }, 'Moin {other}'],
    ['de', { 'a.other': { de: 'Nein' } }, 'Hallo Anna'],
  ] as const)('is said in %s with the wording %j as %s', (language, wording, said) => {
    const hello = defineTexts('a.hello', { de: 'Hallo {name}', en: 'Hello {name}' });
    expect(sayIn(language, wording)(hello, { name: 'Anna' })).toBe(said);
  });

  test('keeps what a value says as it is', () => {
    const text = { de: '{a} und {b}', en: '' };
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => sayIn('de')(text, { a, b }) === `${a} und ${b}`),
    );
  });
});

describe('the wording', () => {
  const many = (count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a.t${index}`, { de: text }]));

  test.each<[string, unknown, boolean]>([
    ['nothing', {}, true],
    ['one text', { 'signup.title': { de: 'Ihr Bereich' } }, true],
    ['an unknown language', { 'signup.title': { fr: 'Bonjour' } }, false],
    ['an empty text', { 'signup.title': { de: '' } }, false],
    ['two lines', { 'mail.subject': { de: 'a\r\nBcc: b@c.example' } }, false],
    ['no id', { title: { de: 'x' } }, false],
    ['__proto__', JSON.parse('{"__proto__.x":{"de":"x"}}'), true],
    ['200 texts', many(200, 'x'), true],
    ['201 texts', many(201, 'x'), false],
    ['a long text', { 'a.b': { de: 'x'.repeat(1001) } }, false],
    ['too much in all', many(100, 'x'.repeat(300)), false],
  ])('%s is taken: %s', (_, wording, isTaken) => {
    expect(wordingSchema.safeParse(wording).success).toBe(isTaken);
  });

  test('goes only to the places that use it', () => {
    const wording = { 'mail.reply': { de: 'm' }, 'customer.title': { de: 'c' }, 'slot.title': { de: 's' } };
    expect(Object.keys(wordingFor('funnel', wording) ?? {})).toEqual(['slot.title']);
    expect(Object.keys(wordingFor('customer', wording) ?? {})).toEqual(['customer.title', 'slot.title']);
    expect(wordingFor('funnel', { 'mail.reply': { de: 'm' } })).toBeUndefined();
  });
});
