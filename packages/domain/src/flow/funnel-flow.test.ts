import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type QuestionKey, questions } from '../question/questions.ts';
import {
  CONTACT_FIELD_STEPS,
  type Funnel,
  parseSteps,
  type StepId,
  stepAfter,
  stepBefore,
} from './funnel.ts';
import { funnelParamsQuery, parseFunnelParams } from './funnel-params.ts';
import { answeredFirst, funnelReducer, initialFunnelState } from './funnel-state.ts';
import { DEFAULT_FUNNEL_CHOICE, FUNNELS, funnelFor } from './funnels.ts';
import { iflowStepAfter } from './iflow.ts';
import { LAST_STEP_COUNTED_ON_MOBILE, progressOf } from './progress.ts';

const params = (query: string) => {
  const search = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return parseFunnelParams((name) => search.get(name));
};

const stateOf = (funnel: Funnel) => ({ funnel, steps: funnel.steps });

describe('step lists', () => {
  test('the long funnel asks all questions in their order, then for the contact in single steps', () => {
    expect(FUNNELS.long.steps).toEqual([...questions.keys(), ...CONTACT_FIELD_STEPS]);
  });

  test('the basic long list is the long one without the planning place', () => {
    expect(FUNNELS.long_basic.steps).toEqual(
      FUNNELS.long.steps.filter((step) => step !== 'kitchen_planning_place'),
    );
  });

  test('the short funnel ends in the combined form, its older sibling in single steps', () => {
    const asked = [
      'question_shape',
      'question_size',
      'question_timeframe',
      'question_reason',
      'question_budget',
    ];
    expect(FUNNELS.short.steps).toEqual([...asked, 'combined_personal']);
    expect(FUNNELS.short_steps.steps).toEqual([...asked, ...CONTACT_FIELD_STEPS]);
  });

  test.each(Object.entries(FUNNELS))('%s: forward and back are each other’s inverse', (_name, { steps }) => {
    for (const step of steps.slice(0, -1)) expect(stepBefore(steps, stepAfter(steps, step))).toBe(step);
    const [first] = steps;
    expect(stepBefore(steps, first as StepId)).toBeUndefined();
    const last = steps[steps.length - 1] as StepId;
    expect(stepAfter(steps, last)).toBe(last);
  });
});

describe('progress', () => {
  test.each(Object.values(FUNNELS))(
    '$name: counts its questions, and the contact where it says so',
    (funnel) => {
      const asked = funnel.steps.filter((step) => questions.has(step as QuestionKey));
      const total = funnel.countsContact ? funnel.steps.length : asked.length;
      for (const [index, step] of funnel.steps.entries()) {
        const value = index + 1;
        expect(progressOf(stateOf(funnel), step)).toEqual(
          value <= total
            ? { value, total, counter: { step: value, onMobile: value <= LAST_STEP_COUNTED_ON_MOBILE } }
            : { value: total, total, counter: undefined },
        );
      }
    },
  );

  test('never runs backwards and never exceeds its total, on any list', () => {
    for (const list of Object.values(FUNNELS)) {
      const values = list.steps.map((step) => progressOf(stateOf(list), step));
      for (const [index, { value, total }] of values.entries()) {
        expect(value).toBeLessThanOrEqual(total);
        expect(value).toBeGreaterThanOrEqual(values[index - 1]?.value ?? 0);
      }
    }
  });
});

describe('the parameters of the address', () => {
  test.each([
    ['', { funnelName: undefined, offHomeConsulting: false, shape: undefined, language: 'de' }],
    ['funnel_name=short&lang=en', { funnelName: 'short', language: 'en' }],
    [
      'funnel_name=constructor&shape=OVAL&lang=fr',
      { funnelName: undefined, shape: undefined, language: 'de' },
    ],
    ['shape=NOT_DECIDED&offhomeconsulting=true', { shape: 'NOT_DECIDED', offHomeConsulting: true }],
    ['offhomeconsulting=1', { offHomeConsulting: false }],
  ])('%s', (query, expected) => {
    expect(params(query)).toMatchObject(expected);
  });

  test.each([
    '',
    'funnel_name=short',
    'funnel_name=onsite&offhomeconsulting=true&shape=U_FORM',
    'shape=ISLAND',
  ])('%j is the same written again, and strange values are left out', (query) => {
    expect(funnelParamsQuery(params(query))).toBe(query);
    expect(funnelParamsQuery(params(`${query}&email=a%40b.de&utm_source=x&lang=en`))).toBe(query);
  });

  test('never throw, whatever their value', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseFunnelParams(() => value as string)));
  });
});

describe('the funnel state', () => {
  test('begins with the shape, or with the size when the address gives the shape', () => {
    expect(initialFunnelState(FUNNELS.long, params(''))).toMatchObject({
      current: 'question_shape',
      data: { entry: 'LP' },
    });
    expect(initialFunnelState(FUNNELS.short, params('shape=U_FORM'))).toMatchObject({
      funnel: FUNNELS.short,
      current: 'question_size',
      data: { entry: 'LP_V1', question_shape: 'U_FORM' },
    });
  });

  test('begins the same with a shape in the address and with the shape that the page was given early', () => {
    expect(answeredFirst(initialFunnelState(FUNNELS.short, params('')), 'L_FORM')).toEqual(
      initialFunnelState(FUNNELS.short, params('shape=L_FORM')),
    );
  });

  test('in English begins with the consultation in English', () => {
    expect(initialFunnelState(FUNNELS.long, params('lang=en')).data).toEqual({
      entry: 'LP',
      preferred_language: 'EN',
    });
  });

  test('a funnel answers to its own name, and to the alias that the retailer chose for it', () => {
    expect(funnelFor('long_basic', DEFAULT_FUNNEL_CHOICE)).toBe(FUNNELS.long_basic);
    expect(funnelFor('short', { ...DEFAULT_FUNNEL_CHOICE, short: 'short_steps' })).toBe(FUNNELS.short_steps);
  });

  test.each(['onsite', 'heimberatung', undefined] as const)('funnel_name %s gets the long list', (name) => {
    expect(funnelFor(name, DEFAULT_FUNNEL_CHOICE)).toBe(FUNNELS.long);
  });

  const start = initialFunnelState(FUNNELS.long, params(''));

  test('merges answers, and undefined unsets one', () => {
    const ticked = funnelReducer(start, { type: 'update-data', data: { preferred_language: 'EN' } });
    expect(ticked.data).toEqual({ entry: 'LP', preferred_language: 'EN' });
    const cleared = funnelReducer(ticked, {
      type: 'update-data',
      data: { preferred_language: undefined } as object,
    });
    expect(cleared.data).toEqual({ entry: 'LP' });
    expect(Object.keys(cleared.data)).not.toContain('preferred_language');
  });

  test('answering the same step twice within the pause still advances once', () => {
    const once = funnelReducer(start, { type: 'next-step', after: 'question_shape' });
    expect(funnelReducer(once, { type: 'next-step', after: 'question_shape' })).toEqual(once);
  });

  test('a step that is not in the list is not gone to', () => {
    expect(funnelReducer(start, { type: 'set-current-step', step: 'combined_personal' })).toBe(start);
  });

  test('a new list starts at the step given, else at its first, else at the shape', () => {
    const { steps } = FUNNELS.short;
    expect(funnelReducer(start, { type: 'set-step-list', steps }).current).toBe('question_shape');
    expect(funnelReducer(start, { type: 'set-step-list', steps, current: 'question_budget' }).current).toBe(
      'question_budget',
    );
    expect(funnelReducer(start, { type: 'set-step-list', steps: [] }).current).toBe('question_shape');
  });

  test('walking forward from any step of any list ends at its last step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(FUNNELS)), fc.nat(20), (list, from) => {
        const steps: readonly StepId[] = list.steps;
        let state = { ...start, funnel: list, steps, current: steps[from % steps.length] as StepId };
        for (const _ of steps)
          state = funnelReducer(state, { type: 'next-step', after: state.current }) as typeof state;
        expect(state.current).toBe(steps.at(-1));
      }),
    );
  });
});

describe('floor plan and signup', () => {
  test.each([
    ['floorplan', 'next', 'signup'],
    ['floorplan', 'skip', 'signup'],
    ['signup', 'back', 'floorplan'],
    ['signup', 'skip', 'confirmation'],
    ['confirmation', 'use-benefits', 'signup'],
    ['confirmation', 'skip', 'exit'],
    ['exit', 'back', 'exit'],
    ['floorplan', 'back', 'floorplan'],
  ] as const)('%s, %s leads to %s', (step, event, next) => {
    expect(iflowStepAfter(step, event)).toBe(next);
  });
});

describe('a list of steps from outside', () => {
  const fields = ['personal', 'personal_postcode', 'personal_email', 'personal_telephone_raw'];

  test.each([
    [['question_budget', 'combined_personal']],
    [['question_budget', ...fields]],
    [[...fields].reverse()],
    [['combined_personal']],
    [FUNNELS.long.steps],
  ])('%j is taken', (steps) => {
    expect(parseSteps(FUNNELS.short, steps)).toEqual(steps);
  });

  test.each([
    ['nothing', []],
    ['no list', 'question_shape'],
    ['absent', undefined],
    ['a question without contact', ['question_budget']],
    ['half of the contact', ['question_budget', ...fields.slice(1)]],
    ['the contact twice', [...fields, 'combined_personal']],
    ['a question after the contact', ['combined_personal', 'question_budget']],
    ['a step twice', ['question_budget', 'question_budget', 'combined_personal']],
    ['an unknown step', ['toString', 'combined_personal']],
    ['something else than a name', [7, 'combined_personal']],
  ])('%s is not', (_what, steps) => {
    expect(parseSteps(FUNNELS.short, steps)).toBeUndefined();
  });

  test('is counted like the funnel that it belongs to', () => {
    const steps = ['question_budget', ...fields] as StepId[];
    expect(progressOf({ funnel: FUNNELS.long, steps }, 'question_budget')).toMatchObject({ total: 1 });
    expect(progressOf({ funnel: FUNNELS.short, steps }, 'question_budget')).toMatchObject({ total: 5 });
  });
});
