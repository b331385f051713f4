import { describe, expect, test } from 'vitest';
import { enquirySchema } from '../enquiry/enquiry-schema.ts';
import { terminfinderEnquirySchema } from '../enquiry/terminfinder-enquiry-schema.ts';
import { factsOf } from '../flow/funnel-params.ts';
import { z } from '../schema.ts';
import { ownPets } from '../testing/own-pets.ts';
import { answersShape, madeFromQuestions } from './answers-schema.ts';
import { codesOf, subtextOf, tilesOf, tilesPerRow } from './question.ts';
import { isQuestionKey, questionOf, questions } from './questions.ts';

const all = [...questions.values()];

describe('the questions', () => {
  test.each(all)(
    '$key offers three or four tiles, and what stands apart from them is none of them',
    (question) => {
      expect([3, 4]).toContain(question.tiles.length);
      expect(tilesPerRow(question.tiles)).toBe(question.tiles.length);
      expect(question.tiles).not.toContain(question.aside);
    },
  );

  test('are each known by their key', () => {
    expect(all.every(({ key }) => isQuestionKey(key))).toBe(true);
  });

  test.each([
    ['own_pets', true],
    ['own_pets_2', true],
    ['own', false],
    ['own_', false],
    ['own__pets', false],
    ['own_Pets', false],
    ['own_pets ', false],
    ['own_pets\n', false],
    ['own_pets.title', false],
    [`own_${'a'.repeat(46)}`, true],
    [`own_${'a'.repeat(47)}`, false],
    ['personal', false],
    ['question_pets', false],
    ['__proto__', false],
    ['toString', false],
  ])('%j can be a key: %s', (key, isKey) => {
    expect(isQuestionKey(key)).toBe(isKey);
  });

  test('nothing else on the wire can have the key of an own question', () => {
    const fields = [enquirySchema, terminfinderEnquirySchema].flatMap((schema) =>
      Object.keys(schema.in.shape),
    );
    expect(fields.filter((field) => isQuestionKey(field) && !questions.has(field))).toEqual([]);
  });

  test('offer only codes that have a label, none twice, and every text is there in both languages', () => {
    for (const question of all) {
      const offered = [...question.tiles, ...(question.aside ? [question.aside] : [])];
      expect(new Set(offered).size).toBe(offered.length);
      for (const code of offered) expect(codesOf(question)).toContain(code);
      const texts = [
        question.title,
        ...Object.values(question.labels),
        ...Object.values(question.notes ?? {}),
      ];
      for (const text of texts) {
        expect(text?.de.trim()).toMatch(/./);
        expect(text?.en.trim()).toMatch(/./);
      }
    }
  });

  test('labels within one question differ, so that a label leads back to its code', () => {
    for (const question of all)
      for (const language of ['de', 'en'] as const) {
        const labels = codesOf(question).map((code) => question.labels[code]?.[language]);
        expect(new Set(labels).size).toBe(labels.length);
      }
  });

  test.each([
    [undefined, 'question_size.subtext.inARow'],
    ['KITCHENETTE', 'question_size.subtext.inARow'],
    ['L_FORM', 'question_size.subtext.inARow'],
    ['U_FORM', 'question_size.subtext.threeSides'],
    ['ISLAND', 'question_size.subtext.inARow'],
    ['NOT_DECIDED', 'question_size.subtext.inARow'],
    ['u_form', 'question_size.subtext.inARow'],
  ])('the size of the shape %s is explained by %s', (shape, id) => {
    expect(subtextOf(questionOf('question_size'), { question_shape: shape })?.id).toBe(id);
  });

  test('a question without a subtext has none', () => {
    expect(subtextOf(questionOf('question_reason'), {})).toBeUndefined();
  });
});

describe('answers on the wire', () => {
  const schemaWith = madeFromQuestions((own) => z.object(answersShape(own)));
  const answersSchema = schemaWith([]);

  test('are those of the questions in force', () => {
    const own = [ownPets];
    expect(schemaWith(own)).toBe(schemaWith(own));
    expect(schemaWith(own).parse({ own_pets: 'DOG', own_other: 'DOG' })).toEqual({ own_pets: 'DOG' });
    expect(schemaWith(own).safeParse({ own_pets: 'COW' }).success).toBe(false);
    expect(answersSchema.parse({ own_pets: 'DOG' })).toEqual({});
  });

  test('take every known code, also those no screen offers', () => {
    for (const question of all)
      for (const code of codesOf(question))
        expect(answersSchema.parse({ [question.key]: code })).toEqual({ [question.key]: code });
  });

  test.each([['OVAL'], [''], [null], [3], [['L_FORM']], ['l_form'], ['toString']])(
    'refuse %j as a shape',
    (value) => {
      expect(answersSchema.safeParse({ question_shape: value }).success).toBe(false);
    },
  );
});

describe('the visit at home', () => {
  const named = (funnelName?: 'short' | 'onsite' | 'heimberatung', offHomeConsulting = false) => ({
    ...{ funnelName, offHomeConsulting, shape: undefined, language: 'de' as const },
  });
  const offered = (params: ReturnType<typeof named>, budget: string | undefined) =>
    tilesOf(
      questionOf('kitchen_planning_place'),
      factsOf(params, { question_budget: budget, funnel_name: 'heimberatung', offhomeconsulting: null }),
    );
  test.each([
    ['no budget yet', named(), undefined, false],
    ['a budget under 5k', named(), 'UNDER_5K', false],
    ['5k to 10k', named(), 'FROM_5K_10K', false],
    ['6k to 10k', named(), 'FROM_6K_10K', true],
    ['over 20k', named(), 'OVER_20K', true],
    ['heimberatung, no budget', named('heimberatung'), undefined, true],
    ['heimberatung, small budget', named('heimberatung'), 'UNDER_5K', true],
    ['heimberatung switched off', named('heimberatung', true), 'OVER_20K', false],
    ['onsite', named('onsite'), 'OVER_20K', false],
    ['short with a budget', named('short'), 'OVER_20K', true],
    ['switched off', named(undefined, true), 'OVER_20K', false],
  ])('%s', (_case, params, budget, expected) => {
    const others = ['IN_SHOP', 'VIDEO', 'NO_IDEA'];
    expect(offered(params, budget)).toEqual(expected ? others.toSpliced(1, 0, 'AT_HOME') : others);
  });

  test('is as the specification says for every name, switch and budget', () => {
    for (const name of [undefined, 'short', 'onsite', 'heimberatung'] as const)
      for (const isOff of [false, true])
        for (const budget of [undefined, ...codesOf(questionOf('question_budget'))]) {
          const isLarge = budget !== undefined && budget !== 'UNDER_5K' && budget !== 'FROM_5K_10K';
          const isSpecified = name !== 'onsite' && !isOff && (name === 'heimberatung' || isLarge);
          expect(offered(named(name, isOff), budget).includes('AT_HOME')).toBe(isSpecified);
        }
  });
});

test('the undecided answer has the same wording at every question', () => {
  const open = all.flatMap(({ labels }) =>
    ['NO_IDEA', 'STILL_PLANNING', 'NOT_DECIDED'].flatMap((code) => labels[code] ?? []),
  );
  expect(open.length).toBeGreaterThan(5);
  expect(new Set(open.map(({ de, en }) => `${de}/${en}`))).toEqual(
    new Set(['Noch nicht entschieden/Not decided yet']),
  );
});
