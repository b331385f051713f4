import type { QuestionKey } from '../question/questions.ts';
import type { FunnelName } from './funnel-params.ts';

export type StepId =
  | QuestionKey
  | 'personal'
  | 'combined_personal'
  | 'personal_postcode'
  | 'personal_email'
  | 'personal_telephone_raw';

/** The landing-page marker an enquiry carries. */
export type Entry = 'LP' | 'LP_V1' | 'TESTER';

export interface StepList {
  readonly steps: readonly StepId[];
  /** How many steps at the end the progress does not count. */
  readonly uncountedSteps: number;
  readonly entry: Entry;
}

const personalSteps = ['personal', 'personal_postcode', 'personal_email', 'personal_telephone_raw'] as const;
const kitchenSteps = [
  'question_shape',
  'question_size',
  'question_layout',
  'question_style',
  'question_color',
  'question_worktop_material',
  'question_cooker_type',
  'question_oven_type',
] as const;
const plansSteps = [
  'question_cooking_situation',
  'question_reason',
  'question_timeframe',
  'question_budget',
] as const;
const shortQuestions = [
  'question_shape',
  'question_size',
  'question_timeframe',
  'question_reason',
  'question_budget',
] as const;

/** The named lists (R1, R2). No screen knows its neighbours: the list alone says what comes next. */
export const STEP_LISTS = {
  long: {
    steps: [...kitchenSteps, 'kitchen_planning_place', ...plansSteps, ...personalSteps],
    uncountedSteps: 4,
    entry: 'LP',
  },
  long_basic: { steps: [...kitchenSteps, ...plansSteps, ...personalSteps], uncountedSteps: 4, entry: 'LP' },
  short: { steps: [...shortQuestions, 'combined_personal'], uncountedSteps: 0, entry: 'LP_V1' },
  short_steps: { steps: [...shortQuestions, ...personalSteps], uncountedSteps: 0, entry: 'LP_V1' },
  tester: {
    steps: ['question_shape', 'question_timeframe', 'question_budget', 'combined_personal'],
    uncountedSteps: 0,
    entry: 'TESTER',
  },
} as const satisfies Record<string, StepList>;

export type StepListName = keyof typeof STEP_LISTS;

export const STEP_LIST_NAMES = Object.keys(STEP_LISTS) as [StepListName, ...StepListName[]];

/** Which list serves which funnel_name; `default` serves a visit without one. */
export type StepListNames = Readonly<Record<FunnelName | 'default', StepListName>>;

export const DEFAULT_STEP_LIST_NAMES: StepListNames = {
  default: 'long',
  short: 'short',
  onsite: 'long',
  heimberatung: 'long',
};

export function stepListFor(funnelName: FunnelName | undefined, names: StepListNames): StepList {
  return STEP_LISTS[names[funnelName ?? 'default']];
}

export function stepAfter(steps: readonly StepId[], step: StepId): StepId {
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(steps: readonly StepId[], step: StepId): StepId | undefined {
  return steps[steps.indexOf(step) - 1];
}
