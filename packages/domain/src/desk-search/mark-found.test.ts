import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, lettersOf } from './fold.ts';
import { foundIn, type MarkedPart, markFound, markFoundNumber } from './mark-found.ts';
import { searchWords } from './search-words.ts';

const shown = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test.each([
  ['som', 'Katrin Sommerfeld', 'Katrin [Som]merfeld'],
  ['som 661', '66119', '[661]19'],
  ['mü', 'Jan Müller', 'Jan [Mü]ller'],
  ['muel', 'Jan Müller', 'Jan [Mül]ler'],
  ['mul', 'Jan Müller', 'Jan [Mül]ler'],
  ['MÜL', 'Jan Mueller', 'Jan [Muel]ler'],
  ['mü', 'Jan Mueller', 'Jan [Mue]ller'],
  ['müll', 'Jan Mu\u0308ller', 'Jan [Mu\u0308ll]er'],
  ['mü', 'Jan Mu\u0308ller', 'Jan [Mu\u0308]ller'],
  ['micha', 'Michael Ende', '[Micha]el Ende'],
  ['michä', 'Michael Ende', '[Michae]l Ende'],
  ['groß', 'Anna Gross', 'Anna [Gross]'],
  ['gros', 'Anna Gross', 'Anna [Gros]s'],
  ['gross', 'Anna Groß', 'Anna [Groß]'],
  ['strasse', 'Straßer', '[Straße]r'],
  ['lukasz', 'Łukasz', '[Łukasz]'],
  ['rene', 'René Côté', '[René] Côté'],
  ['ﬁn', 'Finn', '[Fin]n'],
  ['an', 'Hans Anders', 'Hans [An]ders'],
  ['anna nna', 'Anna', '[Anna]'],
  ['ann nna', 'Anna', '[Ann][a]'],
  ['ann ann@', 'ann@gross.example', '[ann][@]gross.example'],
  ['s.example', 'ann@gross.example', 'ann@gro[ss.example]'],
  ['x.y', 'xay', 'xay'],
  ['.*', 'a.*b', 'a.*b'],
  ['\u{1F600}nna', 'A \u{1F600}nna', 'A [\u{1F600}nna]'],
  ['', 'Anna', 'Anna'],
  ['anna', '', ''],
])('%j marks %j as %j', (search, text, marked) => {
  expect(shown(markFound(text, searchWords(search)))).toBe(marked);
});

test.each([
  ['0681', '+49 681 123456', '[+49 681] 123456'],
  ['+49681', '+49 681 123456', '[+49 681] 123456'],
  ['0049 681', '+49 681 123456', '[+49] [681] 123456'],
  ['0049681', '0681/123456', '[0681]/123456'],
  ['+49(0)681', '0681/123456', '[0681]/123456'],
  ['0681 / 12 34-56', '+49 681 123456', '[+49 681 12][3456]'],
  ['0170 123 45 67', '+49 170 1234567', '[+49 170] [1234567]'],
  ['681-12', '+49 (0) 681 123456', '+49 (0) [681 12]3456'],
  ['3456', '+49 681 123456', '+49 681 12[3456]'],
  ['0681', '+33 681 123456', '+33 681 123456'],
  ['49', '+49 681 123456', '[+49] 681 123456'],
  ['12', '+49 681 123456', '+49 681 123456'],
  ['anna', '+49 681 123456', '+49 681 123456'],
  ['0681', '', ''],
])('%j marks the number %j as %j', (search, number, marked) => {
  expect(shown(markFoundNumber(number, searchWords(search)))).toBe(marked);
});

test.each([
  ['anna', undefined],
  ['anna 66', 'postcode'],
  ['anna 0681', 'telephone'],
  ['66 3456', 'telephone'],
  ['anna example', 'email'],
  ['sofort', 'note'],
  ['', undefined],
] as const)('%j is found in %j beside the name', (search, place) => {
  const row = {
    fullName: 'Anna Groß',
    postcode: '66111',
    telephone: '+49 681 123456',
    email: 'a@example.com',
  };
  expect(foundIn(row, searchWords(search))).toBe(place);
});

test('whatever is searched for, the pieces are the text', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(anything, anything, (text, search) => {
      const words = searchWords(search);
      expect(
        markFound(text, words)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      expect(
        markFoundNumber(text, words)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('every part of a word marks that word', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aäeoöuüsßlm'), minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.nat(), (word, cut) => {
      const part = word.slice(0, 3 + (cut % (word.length - 2)));
      // A part that folds to less than three letters only matches at the beginning of a word.
      const isPart = lettersOf(foldText(word)).startsWith(lettersOf(foldText(part)));
      fc.pre(isPart);
      expect(markFound(word, searchWords(part))[0]?.isFound).toBe(true);
    }),
  );
});
