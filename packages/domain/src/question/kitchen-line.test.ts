import { describe, expect, test } from 'vitest';
import { sayIn } from '../text/say.ts';
import { kitchenLine } from './kitchen-line.ts';
import { questions } from './questions.ts';

describe('a kitchen in one line', () => {
  test.each([
    [{}, ''],
    [{ question_budget: 'OVER_20K', question_reason: 'MOVING' }, ''],
    [{ question_shape: 'L_FORM' }, 'L-Form'],
    [{ question_size: 'FROM_3M_TO_5M', question_shape: 'U_FORM' }, 'U-Form · 3 bis 5 m'],
    [{ question_color: 'BRIGHT', question_style: 'NO_IDEA' }, 'Farbe: Hell'],
    [
      { question_shape: 'NOT_DECIDED', question_worktop_material: 'WOOD', question_style: 'MODERN' },
      'Stil: Modern · Arbeitsplatte: Massivholz',
    ],
  ])('%o: %s', (answers, line) => {
    expect(kitchenLine(answers, sayIn('de'))).toBe(line);
  });

  test('never has an answer that stays open', () => {
    const open = [...questions.values()].flatMap(({ key, labels }) =>
      Object.entries(labels).flatMap(([code, { de }]) =>
        de === 'Noch nicht entschieden' ? [{ [key]: code }] : [],
      ),
    );
    expect(open.length).toBeGreaterThan(3);
    for (const answers of open) expect(kitchenLine(answers, sayIn('de'))).toBe('');
  });
});
