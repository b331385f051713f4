import { initialPreferredLanguage } from '../contact/preferred-language.ts';
import type { EnquiryDraft } from '../enquiry/enquiry-draft.ts';
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
}

export type FunnelAction =
  | { readonly type: 'update-data'; readonly data: Partial<EnquiryDraft> }
  | { readonly type: 'prefill'; readonly data: Partial<EnquiryDraft> }
  | { readonly type: 'set-current-step'; readonly step: StepId }
  | { readonly type: 'next-step'; readonly after: StepId }
  | { readonly type: 'set-step-list'; readonly steps: readonly StepId[]; readonly current?: StepId };

export function funnelReducer(state: FunnelState, action: FunnelAction): FunnelState {
  switch (action.type) {
    case 'update-data':
      return { ...state, data: withoutUndefined({ ...state.data, ...action.data }) };
    case 'prefill':
      // A field that the visitor has emptied is there, as an empty text.
      return { ...state, data: { ...action.data, ...state.data } };
    case 'set-current-step':
      return state.steps.includes(action.step) ? { ...state, current: action.step } : state;
    case 'next-step':
      return { ...state, current: stepAfter(state.steps, action.after) };
    case 'set-step-list':
      return {
        ...state,
        steps: action.steps,
        current: action.current ?? action.steps[0] ?? FIRST_STEP,
      };
  }
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

/** The first step has been answered before anything of the funnel was there: the page itself showed the next one. */
export function answeredFirst(state: FunnelState, code: string): FunnelState {
  const { steps, current, data } = state;
  return { ...state, data: { ...data, [current]: code }, current: stepAfter(steps, current) };
}

/** Setting a value to undefined unsets it (the English box cleared again). */
function withoutUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
