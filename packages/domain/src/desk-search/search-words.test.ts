import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['som 661', ['som', '661'], []],
  ['  0681 / 12 34-56 ', ['068112', '34-56'], ['068112', '34-56']],
  ['0170 123 45 67', ['0170', '1234567'], ['0170']],
  ['anna 12', ['anna', '12'], []],
  ['+49(0)170', ['+49(0)170'], ['+49(0)170']],
  ['weber weber', ['weber'], []],
  ['anna@gross.example', ['anna@gross.example'], []],
  ['66111', ['66111'], []],
  ['% _ \\', [], []],
  ['', [], []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f'], []],
])('%j is %j, of which telephone numbers may be %j', (text, words, phones) => {
  const found = searchWords(text);
  expect(found.map((word) => word.text)).toEqual(words);
  expect(found.filter(({ isPhone }) => isPhone).map((word) => word.text)).toEqual(phones);
});

test.each([
  ['017012', '17012'],
  ['+4917012', '17012'],
  ['004917012', '17012'],
  ['0681', '681'],
  ['066', undefined],
  ['0033170', undefined],
  ['0170-12', undefined],
  ['66111', undefined],
])('%j has the digits %j in every notation', (text, national) => {
  expect(searchWords(text)[0]?.national).toBe(national);
});
