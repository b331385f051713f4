import { describe, expect, test } from 'vitest';
import type { StepId } from './funnel.ts';
import { asksForEstimate, isEstimateDue } from './funnel-estimate.ts';
import { parseFunnelParams } from './funnel-params.ts';
import {
  answeredFirst,
  type FunnelState,
  funnelReducer,
  initialFunnelState,
  stepOnward,
} from './funnel-state.ts';
import { FUNNELS } from './funnels.ts';

const begun = initialFunnelState(
  FUNNELS.long,
  parseFunnelParams(() => undefined),
);

describe('an answer that is changed out of order', () => {
  const atBudget: FunnelState = {
    ...begun,
    current: 'question_budget',
  };
  const revisit = (state: FunnelState, step: StepId) => funnelReducer(state, { type: 'revisit', step });
  const show = (state: FunnelState, step: StepId) => funnelReducer(state, { type: 'set-current-step', step });

  test('leads on to where the visitor was', () => {
    const atSize = revisit(atBudget, 'question_size');
    expect(atSize.current).toBe('question_size');
    expect(stepOnward(atSize)).toBe('question_budget');
    // Also from an earlier step after Back, and from a second reopened question.
    expect(stepOnward(show(atSize, 'question_shape'))).toBe('question_budget');
    expect(stepOnward(revisit(atSize, 'question_style'))).toBe('question_budget');
  });

  test('leads on by the list once the visitor is there again', () => {
    const again = show(revisit(atBudget, 'question_size'), 'question_budget');
    expect(stepOnward(again)).toBe('personal');
    expect(stepOnward(show(again, 'question_size'))).toBe('question_layout');
  });

  test('leads on by the list where the list was replaced meanwhile', () => {
    const { steps } = FUNNELS.short;
    const replaced = funnelReducer(revisit(atBudget, 'question_size'), { type: 'set-step-list', steps });
    expect(stepOnward(replaced)).toBe('question_size');
  });
});

describe('the price estimate', () => {
  const answers = {
    question_shape: 'L_FORM',
    question_size: 'LESS_THAN_3M',
    question_style: 'MODERN',
    question_worktop_material: 'LAMINAT',
    question_cooking_situation: 'ALONE',
    question_color: 'DARK',
  } as const;
  const estimate = { espl_value: 5.65, espl_percentile: 12 };
  const atBudget: FunnelState = {
    ...begun,
    data: { entry: 'LP', ...answers, ...estimate },
    current: 'question_budget',
  };
  const change = (state: FunnelState, data: FunnelState['data']) =>
    funnelReducer(state, { type: 'update-data', data });

  test.each([
    [{ question_size: 'OVER_7M' }],
    [{ question_shape: 'U_FORM' }],
    [{ question_style: 'CLASSIC' }],
    [{ question_worktop_material: 'WOOD' }],
    [{ question_cooking_situation: 'FOR_2' }],
  ] as const)('is stale with %j, and goes', (changed) => {
    const state = change(atBudget, changed);
    expect(state.data).toEqual({ entry: 'LP', ...answers, ...changed });
    expect(isEstimateDue(state, state.data)).toBe(true);
  });

  test.each([
    [{ question_color: 'WOOD' }],
    [{ question_size: 'LESS_THAN_3M' }],
    [{ personal_email: 'a@b.de' }],
  ] as const)('stays with %j', (changed) => {
    const state = change(atBudget, changed);
    expect(state.data).toEqual({ ...atBudget.data, ...changed });
    expect(isEstimateDue(state, state.data)).toBe(false);
  });

  test('is stale with another answer from the page around, or given before the funnel was there', () => {
    const { question_style: _, ...data } = atBudget.data;
    const prefilled = funnelReducer(
      { ...atBudget, data },
      { type: 'prefill', data: { question_style: 'MODERN' } },
    );
    expect(prefilled.data).not.toHaveProperty('espl_value');
    expect(answeredFirst({ ...atBudget, current: 'question_shape' }, 'ISLAND').data).not.toHaveProperty(
      'espl_value',
    );
  });

  test('that comes for other answers than those of now is not taken', () => {
    const state = change(atBudget, { question_size: 'OVER_7M' });
    const late = { type: 'set-estimate', answers: atBudget.data, estimate } as const;
    expect(funnelReducer(state, late)).toBe(state);
    const now = funnelReducer(state, { ...late, answers: state.data });
    expect(now.data).toMatchObject(estimate);
  });

  test('is asked with the cooking situation, and after it with every answer that it depends on', () => {
    const at = (current: StepId, returnTo?: StepId) =>
      asksForEstimate({ ...atBudget, current, ...(returnTo && { returnTo }) });
    expect(at('question_cooking_situation')).toBe(true);
    expect(at('question_size', 'question_budget')).toBe(true);
    expect(at('question_color', 'question_budget')).toBe(false);
    // The cooking situation is asked again on the way.
    expect(at('question_size')).toBe(false);
    expect(at('question_budget')).toBe(false);
  });

  test('is never asked by a funnel without the cooking situation', () => {
    const short = { ...atBudget, funnel: FUNNELS.short, steps: FUNNELS.short.steps };
    for (const current of short.steps) expect(asksForEstimate({ ...short, current })).toBe(false);
    expect(isEstimateDue(short, answers)).toBe(false);
  });
});
