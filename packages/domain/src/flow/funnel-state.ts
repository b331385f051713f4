import { initialPreferredLanguage } from '../contact/preferred-language.ts';
import type { EnquiryDraft } from '../enquiry/enquiry-draft.ts';
import type { FunnelParams } from './funnel-params.ts';
import { type StepId, type StepList, type StepListNames, stepAfter, stepListFor } from './step-list.ts';

/** An answer moves on by itself after this long. */
export const AUTO_ADVANCE_MS = 300;

export interface FunnelState {
  readonly list: StepList;
  readonly data: EnquiryDraft;
  readonly current: StepId;
}

export type FunnelAction =
  | { readonly type: 'update-data'; readonly data: Partial<EnquiryDraft> }
  | { readonly type: 'set-current-step'; readonly step: StepId }
  | { readonly type: 'next-step'; readonly after: StepId }
  | { readonly type: 'set-step-list'; readonly list: StepList; readonly current?: StepId };

export function funnelReducer(state: FunnelState, action: FunnelAction): FunnelState {
  switch (action.type) {
    case 'update-data':
      return { ...state, data: withoutUndefined({ ...state.data, ...action.data }) };
    case 'set-current-step':
      return state.list.steps.includes(action.step) ? { ...state, current: action.step } : state;
    case 'next-step':
      return { ...state, current: stepAfter(state.list.steps, action.after) };
    case 'set-step-list':
      return {
        ...state,
        list: action.list,
        current: action.current ?? action.list.steps[0] ?? 'question_shape',
      };
  }
}

/** The state a visit begins with: a given shape is already answered, so that what follows it (the size) is asked first. */
export function initialFunnelState(params: FunnelParams, names: StepListNames): FunnelState {
  const list = stepListFor(params.funnelName, names);
  const preferred = initialPreferredLanguage(params.language);
  const data = { entry: list.entry, ...(preferred && { preferred_language: preferred }) };
  return params.shape
    ? {
        list,
        data: { ...data, question_shape: params.shape },
        current: stepAfter(list.steps, 'question_shape'),
      }
    : { list, data, current: list.steps[0] ?? 'question_shape' };
}

/** Setting a value to undefined unsets it (the English box cleared again). */
function withoutUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
