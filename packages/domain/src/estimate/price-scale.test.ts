import { expect, test } from 'vitest';
import { codesOf } from '../question/question.ts';
import { questionOf } from '../question/questions.ts';
import { budgetRange } from './budget-range.ts';
import { priceScaleOf } from './price-scale.ts';
import { DEFAULT_PRICE_TABLE } from './price-table.ts';

test.each([
  ['FROM_15K_20K', { from: 15_000, to: 20_000 }],
  ['UNDER_5K', { from: 0, to: 5_000 }],
  ['OVER_20K', { from: 20_000, to: Number.POSITIVE_INFINITY }],
  ['toString', undefined],
  [undefined, undefined],
])('the budget %s is %j', (code, range) => {
  expect(budgetRange(code)).toEqual(range);
});

test.each([
  ['FROM_15K_20K', { from: 50, to: 72 }],
  ['UNDER_5K', { from: 0, to: 0 }],
  ['OVER_20K', { from: 72, to: 100 }],
  ['constructor', null],
  [undefined, null],
])('on the scale of the prices the budget %s is %j', (code, budget) => {
  const { least, most, budget: place } = priceScaleOf(DEFAULT_PRICE_TABLE, code);
  expect([least, most]).toEqual([5_100, 39_600]);
  expect(place && { from: Math.round(place.from), to: Math.round(place.to) }).toEqual(budget);
});

test('every budget that can be answered has a place', () => {
  for (const code of codesOf(questionOf('question_budget')))
    expect(priceScaleOf(DEFAULT_PRICE_TABLE, code).budget).not.toBeNull();
});
