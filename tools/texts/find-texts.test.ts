import { wordingSchema } from '@funnel/domain/text/wording';
import { expect, test } from 'vitest';
import { findTexts, textsOf } from './find-texts.ts';

test('finds texts by the ids that they have while the program runs', () => {
  const source = `
    const texts = defineTexts('signup', { title: { de: 'a', en: 'b' }, list: [{ de: 'c', en: 'd' }] } satisfies X);
    const size = defineQuestion({ key: 'question_size', title: { de: 'e', en: 'f' },
      labels: { BIG: { de: 'g', en: 'h' } }, notes: { BIG: { de: 'i', en: 'j' } } });
    const ours = defineEvents({ 'a.b': { did: { de: 'm', en: 'n' }, happened: { de: 'o', en: 'p' } } });
    const nobody = { de: 'k', en: 'l' };`;
  expect(textsOf('a.ts', source).map(({ id, de }) => [id, de])).toEqual([
    ['signup.title', 'a'],
    ['signup.list.0', 'c'],
    ['question_size.title', 'e'],
    ['question_size.BIG', 'g'],
    ['question_size.note.BIG', 'i'],
    ['desk.event.staff.a.b', 'm'],
    ['desk.event.a.b', 'o'],
    ['desk.auditType.a.b', 'o'],
    [undefined, 'k'],
  ]);
});

/** Values of the retailer's, names of languages, marks: what nobody words otherwise. */
const WITHOUT_ID = [
  'packages/domain/src/retailer/default-settings.ts',
  'packages/domain/src/contact/mail-greeting.ts',
  'packages/browser/src/page-language-switch.tsx',
  'packages/domain/src/slot/slot-time.ts',
  'apps/server/src/mail/template/call-time.ts',
  'apps/server/src/mail/template/appointment-letters.ts',
  'apps/funnel/src/shell/rating-badge.tsx',
  // Formats of cells.
  'packages/domain/src/export/workbook-styles.ts',
];

test('every text has an id of its own', () => {
  const texts = findTexts();
  expect(texts.length).toBeGreaterThan(400);
  const nameless = texts.filter(({ id, file }) => id === undefined && !WITHOUT_ID.includes(file));
  expect(nameless).toEqual([]);
  const ids = texts.flatMap(({ id = [] }) => id);
  // As the setting takes them.
  expect(ids.filter((id) => !wordingSchema.safeParse({ [id]: { de: 'x' } }).success)).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a wish is never called an appointment, and nothing is said to be both wished and booked', () => {
  const sentences = findTexts().flatMap(({ de, en }) => `${de}. ${en}`.split(/[.:!?]/));
  expect(sentences.filter((sentence) => /wunsch-?termin/i.test(sentence))).toEqual([]);
  const [wished, booked] = [/wunsch|gewünscht|\bwish/i, /gebucht|fest eingetragen|\bbooked/i];
  expect(sentences.filter((sentence) => wished.test(sentence) && booked.test(sentence))).toEqual([]);
});

test('the customer area has the five benefits that the specification lists', () => {
  const benefits = findTexts().filter(({ id }) => id?.startsWith('signup.benefit.'));
  const words = [/inspir/, /Unterlagen/, /Expertenteam/, /nächsten Schritte/, /3D-Modell/];
  expect(benefits.map(({ de }) => de)).toEqual(words.map((word) => expect.stringMatching(word)));
});

/** Words for a thing that is called otherwise (R42), and how nobody would say it. */
const OTHER_WORDS = {
  de: /Showroom|Ausstellung|Filiale|Kundenkonto|\bKonto\b|Kundenportal|Raumplan|Bauplan|Callback|Telefonberatung|Anruftermin|Keine Ahnung|Weiß nicht|unentschlossen/i,
  en: /\be-mail|\b(?:is|are|longer) good\b|floorplan|customer portal|wish for a call/i,
};

test('one thing has one word', () => {
  const texts = findTexts();
  expect(texts.filter(({ de }) => OTHER_WORDS.de.test(de)).map(({ id, de }) => [id, de])).toEqual([]);
  expect(texts.filter(({ en }) => OTHER_WORDS.en.test(en)).map(({ id, en }) => [id, en])).toEqual([]);
});
