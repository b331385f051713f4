import type { Question } from '../question/question.ts';
import { type QuestionKey, questions, questionsWith } from '../question/questions.ts';
import { defineTexts } from '../text/define-texts.ts';
import { CONTACT_FIELD_STEPS, defineFunnel, type Funnel } from './funnel.ts';

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

const kitchenFunnel = {
  title: defineTexts('funnel.page', { de: 'Ihre neue Küche planen', en: 'Plan your new kitchen' }),
  questions: [...questions.values()],
  effects: { question_cooking_situation: 'estimate-price' },
  startedAt: 'question_size',
  form: 'contact',
  after: 'choose-time',
} as const satisfies Partial<Parameters<typeof defineFunnel>[0]>;

/** The funnels of the funnel page (R1, R2). No screen knows its neighbours: the list of steps sets the order. */
export const FUNNELS = {
  long: defineFunnel({
    ...kitchenFunnel,
    name: 'long',
    entry: 'LP',
    steps: [...kitchenSteps, 'kitchen_planning_place', ...plansSteps, ...CONTACT_FIELD_STEPS],
    countsContact: false,
  }),
  long_basic: defineFunnel({
    ...kitchenFunnel,
    name: 'long_basic',
    entry: 'LP',
    steps: [...kitchenSteps, ...plansSteps, ...CONTACT_FIELD_STEPS],
    countsContact: false,
  }),
  short: defineFunnel({
    ...kitchenFunnel,
    name: 'short',
    entry: 'LP_V1',
    steps: [...shortQuestions, 'combined_personal'],
    countsContact: true,
  }),
  short_steps: defineFunnel({
    ...kitchenFunnel,
    name: 'short_steps',
    entry: 'LP_V1',
    steps: [...shortQuestions, ...CONTACT_FIELD_STEPS],
    countsContact: true,
  }),
} satisfies Record<string, Funnel>;

export type FunnelKey = keyof typeof FUNNELS;
export const FUNNEL_KEYS = Object.keys(FUNNELS) as [FunnelKey, ...FunnelKey[]];

/** The aliases that an address may use for a funnel besides its name (R4). */
export const FUNNEL_ALIASES = ['short', 'onsite', 'heimberatung'] as const;
type FunnelAlias = (typeof FUNNEL_ALIASES)[number];
export type FunnelName = FunnelAlias | FunnelKey;

/** The funnel of each alias; `default` is the funnel of an address without a name. */
export type FunnelChoice = Readonly<Record<FunnelAlias | 'default', FunnelKey>>;

export const DEFAULT_FUNNEL_CHOICE: FunnelChoice = {
  default: 'long',
  short: 'short',
  onsite: 'long',
  heimberatung: 'long',
};

export function parseFunnelName(given: string | null | undefined): FunnelName | undefined {
  return [...FUNNEL_ALIASES, ...FUNNEL_KEYS].find((name) => name === given);
}

/** `own`: the retailer's own questions. Steps may name them. */
export function funnelFor(
  name: FunnelName | undefined,
  choice: FunnelChoice,
  own?: readonly Question<QuestionKey>[],
): Funnel {
  const chosen: Readonly<Record<string, FunnelKey | undefined>> = choice;
  const funnel = FUNNELS[chosen[name ?? 'default'] ?? (name as FunnelKey)];
  return own ? defineFunnel({ ...funnel, questions: questionsWith(own) }) : funnel;
}
