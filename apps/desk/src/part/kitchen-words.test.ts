import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { kitchenWords } from './kitchen-words.ts';

test.each([
  [{ question_shape: 'U_FORM', question_size: 'OVER_7M' }, 'U-Form, über 7 m'],
  [{ question_shape: 'U_FORM', question_size: 'FROM_3M_TO_5M' }, 'U-Form, 3 bis 5 m'],
  [{ question_size: 'OVER_7M' }, 'Über 7 m'],
  [{ question_shape: 'U_FORM' }, 'U-Form'],
  [{}, ''],
])('%j is said as one line', (answers, words) => {
  expect(kitchenWords(answers, sayIn('de'))).toBe(words);
});
