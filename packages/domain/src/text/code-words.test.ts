import { expect, test } from 'vitest';
import { sourceNames } from '../enquiry/source-names.ts';
import { codeWords } from './code-words.ts';
import { sayIn } from './say.ts';

test.each([
  ['LP', 'Küchenplaner, alle Fragen', 'Kitchen planner, all questions'],
  ['WALK_IN', 'Im Studio', 'Walk-in'],
  // Unknown codes are shown unchanged.
  ['LP_V9', 'LP_V9', 'LP_V9'],
  ['toString', 'toString', 'toString'],
  ['__proto__', '__proto__', '__proto__'],
])('the way %s is called %s, in English %s', (code, german, english) => {
  expect(codeWords(sourceNames, code, sayIn('de'))).toBe(german);
  expect(codeWords(sourceNames, code, sayIn('en'))).toBe(english);
});
