import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';
import { isWeakPassword } from './weak-password.ts';

test.each([
  ['shorter than 8', 'kX7#qp!'],
  ['longer than 256', `kX7#qp!z${'y1'.repeat(125)}`.slice(0, 257)],
  ['the commonest of all', '12345678'],
  ['German and capital', 'Passwort'],
  ['a word with a year and a mark', 'Sommer2026!'],
  ['a word with numbers before and after', '1Hallo123'],
  ['letters as digits', 'P4ssw0rt'],
  ['letters as digits, with more behind', 'p@ssw0rd99'],
  ['the trade itself', 'Küche2026'],
  ['one key', 'aaaaaaaaaaaa'],
  ['one unit again and again', 'abcabcabcab'],
  ['a word said twice', 'kastanienkastanien'],
  ['a run of keys', 'qwertzuiop'],
  ['a run backwards', 'poiuztrewq'],
  ['two runs', 'asdf1234'],
  ['a birthday', '24121985'],
  ['a birthday with dots', '24.12.1985'],
  ['the own address', 'Anna.Gross@gross.example'],
  ['the name in the own address', 'Anna.Gross'],
])('%s is refused', (_case, password) => {
  expect(isWeakPassword(password, 'anna.gross@gross.example')).toBe(true);
});

test.each([
  ['eight characters of no kind', 'mjvtqhxw'],
  ['a sentence', 'meine oma kocht gern linsen'],
  ['a sentence with a common word in it', 'sommer auf dem balkon'],
  ['another script', 'правильнаялошадь'],
  ['256 characters', `kX7#qp!z${'y1w'.repeat(83)}`.slice(0, 256)],
  ['emoji', '🍳🥕🔪🍅🧀🍋🥖🫒'],
  ['a common word within another', 'testamentsvollstrecker'],
  ['eight digits that are no date', '83914752'],
])('%s may be chosen', (_case, password) => {
  expect(isWeakPassword(password, 'anna.gross@gross.example')).toBe(false);
});

test('the lists hold some hundred entries, in lower case, and refuse each of them however it is written', () => {
  expect(COMMON_PASSWORDS.size + COMMON_WORDS.size).toBeGreaterThan(350);
  for (const word of [...COMMON_PASSWORDS, ...COMMON_WORDS]) expect(word).toBe(word.toLowerCase());
  for (const word of [...COMMON_PASSWORDS].filter(({ length }) => length >= 8)) {
    expect(isWeakPassword(word.toUpperCase().toLowerCase()), word).toBe(true);
  }
  for (const word of COMMON_WORDS) expect(isWeakPassword(`${word}-2026!`), word).toBe(true);
});

test('capitals do not make a weak password strong', () => {
  const key = fc.constantFrom(...'aBcqWertz1290!_.'.split(''));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), (keys) => {
      const password = keys.join('');
      expect(isWeakPassword(password.toUpperCase())).toBe(isWeakPassword(password));
    }),
  );
});
