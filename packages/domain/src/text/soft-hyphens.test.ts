import { expect, test } from 'vitest';
import { FUNNELS } from '../flow/funnels.ts';
import { withSoftHyphens } from './soft-hyphens.ts';

test.each([
  ['Kücheninsel', 'Küchen·insel'],
  ['Im Küchenstudio', 'Im Küchen·studio'],
  ['Natur- oder Quarzstein', 'Natur- oder Quarz·stein'],
  ['Geschlossen', 'Ge·schlossen'],
  ['Unter 3 m', 'Unter 3 m'],
  ['Gas', 'Gas'],
])('%s may break as %s', (text, broken) => {
  expect(withSoftHyphens(text)).toBe(broken.replaceAll('·', '\u00ad'));
});

/** The approximate letters per line in a tile of a phone at 200 % text. */
const LINE = 10;

test('no word of a tile is longer than a line at 200 % text, unless it may break', () => {
  const questions = Object.values(FUNNELS).flatMap(({ questions }) => [...questions.values()]);
  const titles = questions.flatMap(({ tiles, labels }) => tiles.map((code) => labels[code]));
  const words = titles.flatMap((title) => withSoftHyphens(title?.de ?? '').split(/[\s\u00ad]/));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => word.length > LINE)).toEqual([]);
});
