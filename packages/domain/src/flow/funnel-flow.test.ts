import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questions } from '../question/questions.ts';
import { funnelParamsQuery, parseFunnelParams } from './funnel-params.ts';
import { funnelReducer, initialFunnelState } from './funnel-state.ts';
import { iflowStepAfter } from './iflow.ts';
import { progressOf } from './progress.ts';
import {
  DEFAULT_STEP_LIST_NAMES,
  STEP_LISTS,
  type StepId,
  stepAfter,
  stepBefore,
  stepListFor,
} from './step-list.ts';

const params = (query: string) => {
  const search = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return parseFunnelParams((name) => search.get(name));
};

describe('step lists', () => {
  test('the long funnel asks all thirteen questions, then four personal steps', () => {
    expect(STEP_LISTS.long.steps.slice(0, 13)).toEqual([...questions.keys()]);
    expect(STEP_LISTS.long.steps.slice(13)).toEqual([
      'personal',
      'personal_postcode',
      'personal_email',
      'personal_telephone_raw',
    ]);
  });

  test('the basic long list is the long one without the planning place', () => {
    expect(STEP_LISTS.long_basic.steps).toEqual(
      STEP_LISTS.long.steps.filter((step) => step !== 'kitchen_planning_place'),
    );
  });

  test('the short funnel ends in the combined form, its older sibling in the four steps', () => {
    const asked = [
      'question_shape',
      'question_size',
      'question_timeframe',
      'question_reason',
      'question_budget',
    ];
    expect(STEP_LISTS.short.steps).toEqual([...asked, 'combined_personal']);
    expect(STEP_LISTS.short_steps.steps).toEqual([...asked, ...STEP_LISTS.long.steps.slice(13)]);
  });

  test.each(Object.entries(STEP_LISTS))(
    '%s: forward and back are each other’s inverse',
    (_name, { steps }) => {
      for (const step of steps.slice(0, -1)) expect(stepBefore(steps, stepAfter(steps, step))).toBe(step);
      const [first] = steps;
      expect(stepBefore(steps, first)).toBeUndefined();
      const last = steps[steps.length - 1] as StepId;
      expect(stepAfter(steps, last)).toBe(last);
    },
  );
});

describe('progress', () => {
  test.each([
    ['long', 'question_shape', 1, 13, true],
    ['long', 'question_timeframe', 12, 13, true],
    ['long', 'question_budget', 13, 13, false],
    ['long_basic', 'question_budget', 12, 12, true],
    ['short', 'question_shape', 1, 6, true],
    ['short', 'combined_personal', 6, 6, true],
    ['short_steps', 'personal_telephone_raw', 9, 9, true],
  ] as const)('%s, %s: %i of %i, counter on a phone: %s', (name, step, value, total, onMobile) => {
    expect(progressOf(STEP_LISTS[name], step)).toEqual({ value, total, counter: { step: value, onMobile } });
  });

  test.each(STEP_LISTS.long.steps.slice(13))(
    'is full and without counter on %s of the long funnel',
    (step) => {
      expect(progressOf(STEP_LISTS.long, step)).toEqual({ value: 13, total: 13, counter: undefined });
    },
  );

  test('never runs backwards and never exceeds its total, on any list', () => {
    for (const list of Object.values(STEP_LISTS)) {
      const values = list.steps.map((step) => progressOf(list, step));
      for (const [index, { value, total }] of values.entries()) {
        expect(value).toBeLessThanOrEqual(total);
        expect(value).toBeGreaterThanOrEqual(values[index - 1]?.value ?? 0);
      }
    }
  });
});

describe('what the address says', () => {
  test.each([
    [
      '',
      { funnelName: undefined, offHomeConsulting: false, shape: undefined, noFooter: false, language: 'de' },
    ],
    ['funnel_name=short&lang=en', { funnelName: 'short', language: 'en' }],
    [
      'funnel_name=constructor&shape=OVAL&lang=fr&style=x',
      { funnelName: undefined, shape: undefined, language: 'de', noFooter: false },
    ],
    [
      'shape=NOT_DECIDED&offhomeconsulting=true&style=noFooter',
      { shape: 'NOT_DECIDED', offHomeConsulting: true, noFooter: true },
    ],
    ['offhomeconsulting=1', { offHomeConsulting: false }],
  ])('%s', (query, expected) => {
    expect(params(query)).toMatchObject(expected);
  });

  test.each([
    '',
    'funnel_name=short',
    'funnel_name=onsite&offhomeconsulting=true&shape=U_FORM&style=noFooter',
    'shape=ISLAND',
  ])('%j is the same written again, and strange values are left out', (query) => {
    expect(funnelParamsQuery(params(query))).toBe(query);
    expect(funnelParamsQuery(params(`${query}&email=a%40b.de&utm_source=x&lang=en`))).toBe(query);
  });

  test('no value whatsoever makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseFunnelParams(() => value as string)));
  });
});

describe('the funnel state', () => {
  test('begins with the shape, or with the size when the address gives the shape', () => {
    expect(initialFunnelState(params(''), DEFAULT_STEP_LIST_NAMES)).toMatchObject({
      current: 'question_shape',
      data: { entry: 'LP' },
    });
    expect(
      initialFunnelState(params('funnel_name=short&shape=U_FORM'), DEFAULT_STEP_LIST_NAMES),
    ).toMatchObject({
      list: STEP_LISTS.short,
      current: 'question_size',
      data: { entry: 'LP_V1', question_shape: 'U_FORM' },
    });
  });

  test('in English begins with the consultation in English', () => {
    expect(initialFunnelState(params('lang=en'), DEFAULT_STEP_LIST_NAMES).data).toEqual({
      entry: 'LP',
      preferred_language: 'EN',
    });
  });

  test.each(['onsite', 'heimberatung', undefined] as const)('funnel_name %s gets the long list', (name) => {
    expect(stepListFor(name, DEFAULT_STEP_LIST_NAMES)).toBe(STEP_LISTS.long);
  });

  const start = initialFunnelState(params(''), DEFAULT_STEP_LIST_NAMES);

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
    const list = STEP_LISTS.short;
    expect(funnelReducer(start, { type: 'set-step-list', list }).current).toBe('question_shape');
    expect(funnelReducer(start, { type: 'set-step-list', list, current: 'question_budget' }).current).toBe(
      'question_budget',
    );
    const empty = { ...list, steps: [] };
    expect(funnelReducer(start, { type: 'set-step-list', list: empty }).current).toBe('question_shape');
  });

  test('walking forward from any step of any list ends at its last step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(STEP_LISTS)), fc.nat(20), (list, from) => {
        const steps: readonly StepId[] = list.steps;
        let state = { ...start, list, current: steps[from % steps.length] as StepId };
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
