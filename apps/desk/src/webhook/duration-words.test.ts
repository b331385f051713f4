import { expect, test } from 'vitest';
import { durationWords } from './duration-words.ts';

test.each([
  [0, '0 ms', '0 ms'],
  [86, '86 ms', '86 ms'],
  [999, '999 ms', '999 ms'],
  [1000, '1 s', '1 s'],
  [2104, '2,1 s', '2.1 s'],
  [15_003, '15 s', '15 s'],
])('%j ms are %j, in English %j', (ms, de, en) => {
  expect(durationWords(ms, 'de')).toBe(de);
  expect(durationWords(ms, 'en')).toBe(en);
});
