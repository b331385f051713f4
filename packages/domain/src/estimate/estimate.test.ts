import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf } from '../question/question.ts';
import { questionOf } from '../question/questions.ts';
import { codesOfLabels, type EstimateLabels, labelsOfAnswers, labelsOfCodes } from './estimate-labels.ts';
import { createEstimator } from './estimate-price.ts';
import { parseEstimate } from './parse-estimate.ts';
import { DEFAULT_PRICE_TABLE } from './price-table.ts';

const estimatePrice = createEstimator(DEFAULT_PRICE_TABLE);

const asked = {
  size: questionOf('question_size'),
  shape: questionOf('question_shape'),
  style: questionOf('question_style'),
  situation: questionOf('question_cooking_situation'),
  material: questionOf('question_worktop_material'),
};
const parameters = Object.keys(asked) as (keyof typeof asked)[];

const anyCodes = fc.record(
  Object.fromEntries(parameters.map((name) => [name, fc.constantFrom(...codesOf(asked[name]))])),
  { requiredKeys: [] },
);
const anyLabels: fc.Arbitrary<EstimateLabels> = fc.record(
  Object.fromEntries(parameters.map((name) => [name, fc.string({ unit: 'binary' })])),
  { requiredKeys: [] },
);

describe('labels', () => {
  test('of every answer lead back to its code, in both languages', () => {
    for (const name of parameters)
      for (const code of codesOf(asked[name]))
        for (const language of ['de', 'en'] as const)
          expect(codesOfLabels(labelsOfCodes({ [name]: code }, language))).toEqual({ [name]: code });
  });

  test.each([
    [{ size: '3 bis 5 m' }, { size: 'FROM_3M_TO_5M' }],
    [{ size: ' 3  TO\u00a05 M\n' }, { size: 'FROM_3M_TO_5M' }],
    [{ shape: 'küchenzeile' }, { shape: 'KITCHENETTE' }],
    [{ shape: 'Ku\u0308chenzeile' }, { shape: 'KITCHENETTE' }],
    [
      { style: 'LANDHAUS', material: 'Solid wood' },
      { style: 'COUNTRY_HOUSE', material: 'WOOD' },
    ],
    [{ situation: 'For two' }, { situation: 'FOR_2' }],
    [{ size: 'L-Form', shape: 'toString', style: '', material: '__proto__' }, {}],
    [{}, {}],
  ] as const)('%j are understood as %j', (labels, codes) => {
    expect(codesOfLabels(labels)).toEqual(codes);
  });

  test('are taken from the answers that a price depends on', () => {
    const answers = {
      question_size: 'OVER_7M',
      question_shape: 'ISLAND',
      question_cooking_situation: 'WITH_CHILDREN',
      question_budget: 'OVER_20K',
    } as const;
    expect(labelsOfAnswers(answers, 'en')).toEqual({
      size: 'Over 7 m',
      shape: 'Kitchen island',
      situation: 'With children',
    });
  });
});

describe('the estimate', () => {
  const [cheapest, dearest] = [0, -1].map((place) =>
    Object.fromEntries(
      parameters.map((name) => {
        const rows = Object.entries<number>(DEFAULT_PRICE_TABLE[name]).sort(([, a], [, b]) => a - b);
        return [name, rows.at(place)?.[0]];
      }),
    ),
  );

  test.each([
    ['nothing known: the middle of every column', {}, 15_550, 52],
    ['an island of 5 to 7 m, nothing else known', { size: 'FROM_5M_TO_7M', shape: 'ISLAND' }, 22_000, 79],
    ['the cheapest there is', cheapest ?? {}, 5_100, 0],
    ['the dearest there is', dearest ?? {}, 39_600, 100],
  ])('%s', (_case, codes, value, percentile) => {
    expect(estimatePrice(codes)).toEqual({ value, percentile });
  });

  test('knows a price for every answer of the questions, except those that leave it open', () => {
    const open = ['NOT_DECIDED', 'NO_IDEA'];
    for (const name of parameters)
      expect(Object.keys(DEFAULT_PRICE_TABLE[name]).sort()).toEqual(
        codesOf(asked[name])
          .filter((code) => !open.includes(code))
          .sort(),
      );
  });

  test('is a whole number of euros that a kitchen can cost, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(anyCodes, anyLabels, anyLabels.map(codesOfLabels)), (codes) => {
        const { value, percentile } = estimatePrice(codes);
        expect(Number.isInteger(value) && value >= 5_000 && value <= 40_000).toBe(true);
        expect(Number.isInteger(percentile) && percentile >= 0 && percentile <= 100).toBe(true);
      }),
    );
  });

  test('a more expensive kitchen never has a lower percentile', () => {
    fc.assert(
      fc.property(anyCodes, anyCodes, (one, other) => {
        const [low, high] = [estimatePrice(one), estimatePrice(other)].sort((a, b) => a.value - b.value);
        expect(low?.percentile).toBeLessThanOrEqual(high?.percentile ?? 0);
      }),
    );
  });

  test('an unknown answer lies between the cheapest and the most expensive known one', () => {
    fc.assert(
      fc.property(anyCodes, fc.constantFrom(...parameters), (codes, name) => {
        const known = Object.keys(DEFAULT_PRICE_TABLE[name]);
        const values = known.map((code) => estimatePrice({ ...codes, [name]: code }).value);
        const { value } = estimatePrice({ ...codes, [name]: 'who knows' });
        expect(value).toBeGreaterThanOrEqual(Math.min(...values));
        expect(value).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  test('follows the table it is made for', () => {
    const doubled = Object.entries(DEFAULT_PRICE_TABLE.size).map(([code, price]) => [code, 2 * price]);
    const dear = createEstimator({ ...DEFAULT_PRICE_TABLE, size: Object.fromEntries(doubled) });
    expect(dear({}).value).toBeGreaterThan(1.9 * estimatePrice({}).value);
    expect(dear({}).percentile).toBe(estimatePrice({}).percentile);
  });
});

describe('the answer of a price service', () => {
  test.each([
    ['15400,61', 15.4, 61],
    ['15400, 61\n', 15.4, 61],
    ['2.5,10', 2.5, 10],
    ['2.999,0', 2.999, 0],
    ['3,50', 0.003, 50],
    ['12.5,50', 0.0125, 50],
    ['0,0', 0, 0],
    ['1e4,5.5', 10, 5.5],
  ])('%j is kept as %d thousand at %d', (text, espl_value, espl_percentile) => {
    expect(parseEstimate(text)).toEqual({ espl_value, espl_percentile });
  });

  test.each([
    [''],
    [','],
    ['1'],
    ['1,'],
    [',1'],
    ['1,2,3'],
    ['a,1'],
    ['1;2'],
    ['NaN,1'],
    ['Infinity,1'],
    ['1e999,1'],
    ['0x10,1'],
    ['1 0,1'],
    ['<html>,1'],
    ['null,null'],
  ])('%j is none', (text) => {
    expect(parseEstimate(text)).toBeUndefined();
  });

  test('any text gives two finite numbers or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.tuple(fc.double(), fc.double()).map(String)), (text) => {
        const parsed = parseEstimate(text);
        if (parsed) expect(Object.values(parsed).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
