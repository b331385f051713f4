import { expect, test } from 'vitest';
import { defineFunnel } from '../flow/funnel.ts';
import { FUNNELS } from '../flow/funnels.ts';
import { shape } from '../question/shape.ts';
import { funnelNamed, strangeAnswers, WIRE_FUNNELS } from './funnel-answers.ts';

const islands = defineFunnel({
  ...FUNNELS.short,
  questions: [{ ...shape, labels: { ISLAND: shape.labels.ISLAND }, tiles: ['ISLAND'] }],
});

test('a funnel’s own question decides which codes an answer may have', () => {
  expect(strangeAnswers(islands, { question_shape: 'ISLAND' })).toEqual([]);
  expect(strangeAnswers(islands, { question_shape: 'L_FORM' })).toEqual(['question_shape']);
  expect(strangeAnswers(FUNNELS.short, { question_shape: 'L_FORM' })).toEqual([]);
});

test('an answer to a question that the funnel does not know is left to the general rule', () => {
  expect(strangeAnswers(islands, { question_budget: 'UNDER_5K' })).toEqual([]);
});

test('every funnel is found by its name, and no two share one', () => {
  expect(new Set(WIRE_FUNNELS).size).toBe(WIRE_FUNNELS.length);
  for (const name of WIRE_FUNNELS) expect(funnelNamed(name)?.name).toBe(name);
  for (const [key, { name }] of Object.entries(FUNNELS)) expect(name).toBe(key);
});
