import { initialPreferredLanguage } from '../contact/preferred-language.ts';
import type { EnquiryDraft } from '../enquiry/enquiry-draft.ts';
import { haveSameEstimate } from '../estimate/estimate-questions.ts';
import type { Answers } from '../question/questions.ts';
import { type Funnel, type StepId, stepAfter } from './funnel.ts';
import type { FunnelParams } from './funnel-params.ts';

/** The delay before an answer advances to the next step. */
export const AUTO_ADVANCE_MS = 300;

/** The step of an empty list. */
const FIRST_STEP: StepId = 'question_shape';

export interface FunnelState {
  readonly funnel: Funnel;
  /** The steps of the funnel, unless they were replaced. */
  readonly steps: readonly StepId[];
  readonly data: EnquiryDraft;
  readonly current: StepId;
  /** The step to return to after a question was reopened out of order. */
  readonly returnTo?: StepId;
}

export type Estimate = Required<Pick<EnquiryDraft, 'espl_value' | 'espl_percentile'>>;

export type FunnelAction =
  | { readonly type: 'update-data'; readonly data: Partial<EnquiryDraft> }
  | { readonly type: 'prefill'; readonly data: Partial<EnquiryDraft> }
  | { readonly type: 'set-estimate'; readonly answers: Answers; readonly estimate: Estimate }
  | { readonly type: 'set-current-step'; readonly step: StepId }
  | { readonly type: 'revisit'; readonly step: StepId }
  | { readonly type: 'next-step'; readonly after: StepId }
  | { readonly type: 'set-step-list'; readonly steps: readonly StepId[]; readonly current?: StepId };

export function funnelReducer(state: FunnelState, action: FunnelAction): FunnelState {
  switch (action.type) {
    case 'update-data':
      return { ...state, data: withAnswers(state.data, action.data) };
    case 'prefill':
      // A cleared field is an empty text, not absent.
      return { ...state, data: withAnswers(state.data, { ...action.data, ...state.data }) };
    case 'set-estimate':
      return haveSameEstimate(state.data, action.answers)
        ? { ...state, data: { ...state.data, ...action.estimate } }
        : state;
    case 'set-current-step':
      return state.steps.includes(action.step) ? shown(state, action.step) : state;
    case 'revisit':
      return shown({ ...state, returnTo: laterOf(state, state.current, state.returnTo) }, action.step);
    case 'next-step':
      return { ...state, current: stepAfter(state.steps, action.after) };
    case 'set-step-list':
      return {
        ...withoutReturn(state),
        steps: action.steps,
        current: action.current ?? action.steps[0] ?? FIRST_STEP,
      };
  }
}

/** Of two steps the one that comes later in the list. */
function laterOf({ steps }: FunnelState, one: StepId, other = one): StepId {
  return steps.indexOf(one) > steps.indexOf(other) ? one : other;
}

function withoutReturn({ returnTo: _, ...state }: FunnelState): FunnelState {
  return state;
}

function shown(state: FunnelState, current: StepId): FunnelState {
  const isThere = laterOf(state, current, state.returnTo) === current;
  return { ...(isThere ? withoutReturn(state) : state), current };
}

/** The step after an answer (R46): the next one, or the one to return to. */
export function stepOnward(state: FunnelState): StepId {
  return laterOf(state, stepAfter(state.steps, state.current), state.returnTo);
}

/** Merges answers. An estimate for other answers is stale: none is better than a wrong one (R46). */
export function withAnswers(data: EnquiryDraft, changed: Partial<EnquiryDraft>): EnquiryDraft {
  const merged = withoutUndefined({ ...data, ...changed });
  if (haveSameEstimate(data, merged)) return merged;
  const { espl_value: _, espl_percentile: __, ...known } = merged;
  return known;
}

/** The initial state of a visit. A shape in the address counts as answered: the step after it comes first. */
export function initialFunnelState(
  funnel: Funnel,
  params: FunnelParams,
  steps: readonly StepId[] = funnel.steps,
): FunnelState {
  const preferred = initialPreferredLanguage(params.language);
  const data = { entry: funnel.entry, ...(preferred && { preferred_language: preferred }) };
  return params.shape
    ? {
        funnel,
        steps,
        data: { ...data, question_shape: params.shape },
        current: stepAfter(steps, 'question_shape'),
      }
    : { funnel, steps, data, current: steps[0] ?? FIRST_STEP };
}

/** The first step was answered before hydration: the document itself showed the next one. */
export function answeredFirst(state: FunnelState, code: string): FunnelState {
  const { steps, current, data } = state;
  return { ...state, data: withAnswers(data, { [current]: code }), current: stepAfter(steps, current) };
}

/** Setting a value to undefined unsets it (the English box cleared again). */
function withoutUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
