import { wordingSchema } from '@funnel/domain/text/wording';
import { expect, test } from 'vitest';
import { parseFile } from '../check-boundaries/parse-file.ts';
import { findTexts, productFiles, textsOf } from './find-texts.ts';

/** All texts of the product, found once, since it takes seconds. */
const texts = findTexts();

const SOURCE = `
  const texts = defineTexts('signup', { title: { de: 'a', en: 'b' }, list: [{ de: 'c', en: 'd' }] } satisfies X);
  const size = defineQuestion({ key: 'question_size', short: { de: 'm', en: 'n' }, title: { de: 'e', en: 'f' },
    labels: { BIG: { de: 'g', en: 'h' } }, notes: { BIG: { de: 'i', en: 'j' } } });
  const ours = defineEvents({ 'a.b': { did: { de: 'q', en: 'r' }, happened: { de: 's', en: 't' } } });
  const nobody = { de: 'k', en: 'l' };
  function greet() { const names = { mr: { de: 'o', en: 'p' } }; return names; }`;
const found = (text: string) => textsOf(parseFile({ path: 'packages/domain/src/slot/slot-time.ts', text }));

test('finds texts by the ids that they have while the program runs, and else by their place', () => {
  expect(found(SOURCE).map(({ id, isGiven, de }) => [id, isGiven, de])).toEqual([
    ['signup.title', true, 'a'],
    ['signup.list.0', true, 'c'],
    ['question.short.question_size', true, 'm'],
    ['question_size.title', true, 'e'],
    ['question_size.BIG', true, 'g'],
    ['question_size.note.BIG', true, 'i'],
    ['desk.event.staff.a.b', true, 'q'],
    ['desk.event.a.b', true, 's'],
    ['desk.auditType.a.b', true, 's'],
    ['source.domain.slot.slot-time.nobody', false, 'k'],
    ['source.domain.slot.slot-time.greet.names.mr', false, 'o'],
  ]);
});

test('an id does not change with what stands around the text, or with its words', () => {
  const idsOf = (text: string) => found(text).map(({ id }) => id);
  const moved = `// A line.\n\nconst more = defineTexts('more', { de: 'x', en: 'y' });\n${SOURCE}`;
  expect(idsOf(moved)).toEqual(['more', ...idsOf(SOURCE)]);
  expect(idsOf(SOURCE.replaceAll("de: '", "de: 'Neu "))).toEqual(idsOf(SOURCE));
});

/** Values of the retailer, names of languages, symbols: never reworded. */
const WITHOUT_ID = [
  'packages/domain/src/retailer/default-settings.ts',
  'packages/domain/src/contact/mail-greeting.ts',
  'packages/browser/src/page-language-switch.tsx',
  'packages/domain/src/slot/slot-time.ts',
  'apps/server/src/mail/template/call-time.ts',
  'apps/funnel/src/shell/rating-badge.tsx',
  // Formats of cells.
  'packages/domain/src/export/workbook-styles.ts',
  // Pages of a retailer: the texts are part of the script.
  'apps/demo/src/copy-snippet.ts',
  'apps/embed/src/funnel.ts',
  'apps/embed/src/over-page/panel.ts',
];

test('the catalogue has every text of the sources, each with an id of its own and where it is used', () => {
  // Not found by the syntax tree.
  const written = productFiles().flatMap(({ path, text }) =>
    [...text.matchAll(/\bde:\s*(?:'|"|`)/g)].map(() => path),
  );
  const countOf = (files: readonly string[]) =>
    Object.entries(Object.groupBy(files, (file) => file))
      .map(([file, all]) => `${file} ${all?.length}`)
      .sort();
  // A text of an event may have two ids.
  const places = new Map(texts.map(({ file, at }) => [`${file} ${at}`, file]));
  expect(countOf([...places.values()])).toEqual(countOf(written));
  expect(texts.filter(({ usedIn }) => usedIn.length === 0)).toEqual([]);
  expect(texts.filter(({ isGiven, file }) => !isGiven && !WITHOUT_ID.includes(file))).toEqual([]);
  const ids = texts.map(({ id }) => id);
  // In the form of the setting.
  expect(ids.filter((id) => !wordingSchema.safeParse({ [id]: { de: 'x' } }).success)).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a wish is never called an appointment, and nothing is said to be both wished and booked', () => {
  const sentences = texts.flatMap(({ de, en }) => `${de}. ${en}`.split(/[.:!?]/));
  expect(sentences.filter((sentence) => /wunsch-?termin/i.test(sentence))).toEqual([]);
  const [wished, booked] = [/wunsch|gewünscht|\bwish/i, /gebucht|fest eingetragen|\bbooked/i];
  expect(sentences.filter((sentence) => wished.test(sentence) && booked.test(sentence))).toEqual([]);
});

test('the customer area has the five benefits that the specification lists', () => {
  const benefits = texts.filter(({ id }) => id.startsWith('signup.benefit.'));
  const words = [/inspir/, /Unterlagen/, /Expertenteam/, /nächsten Schritte/, /3D-Modell/];
  expect(benefits.map(({ de }) => de)).toEqual(words.map((word) => expect.stringMatching(word)));
});

/** Forbidden synonyms (R42) and unidiomatic words. */
const OTHER_WORDS = {
  de: /Showroom|Ausstellung|Filiale|Kundenkonto|\bKonto\b|Kundenportal|Raumplan|Bauplan|Callback|Telefonberatung|Anruftermin|Keine Ahnung|Weiß nicht|unentschlossen/i,
  en: /\be-mail|\b(?:is|are|longer) good\b|floorplan|customer portal|wish for a call/i,
};

test('one thing has one word', () => {
  const texts = findTexts();
  expect(texts.filter(({ de }) => OTHER_WORDS.de.test(de)).map(({ id, de }) => [id, de])).toEqual([]);
  expect(texts.filter(({ en }) => OTHER_WORDS.en.test(en)).map(({ id, en }) => [id, en])).toEqual([]);
});
