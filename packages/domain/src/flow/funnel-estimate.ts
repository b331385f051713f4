import type { EnquiryDraft } from '../enquiry/enquiry-draft.ts';
import { isEstimateQuestion } from '../estimate/estimate-questions.ts';
import type { QuestionKey } from '../question/questions.ts';
import { type FunnelState, stepOnward } from './funnel-state.ts';

type WithList = Pick<FunnelState, 'funnel' | 'steps'>;

/** The question whose answer triggers the estimate. */
function estimateStep({ funnel, steps }: WithList): QuestionKey | undefined {
  const { effects }: { effects: Readonly<Record<string, string | undefined>> } = funnel;
  return steps.find((step): step is QuestionKey => effects[step] === 'estimate-price');
}

/** Whether these answers need an estimate that is missing. */
export function isEstimateDue(list: WithList, data: EnquiryDraft): boolean {
  const step = estimateStep(list);
  return step !== undefined && data[step] !== undefined && data.espl_value === undefined;
}

/** Whether an answer to the current step triggers an estimate. */
export function asksForEstimate(state: FunnelState): boolean {
  const { steps, current, data } = state;
  const step = estimateStep(state);
  if (step === undefined || step === current) return step !== undefined;
  const liesBehind = data[step] !== undefined && steps.indexOf(step) < steps.indexOf(stepOnward(state));
  return liesBehind && isEstimateQuestion(current);
}
