import { isContactStep, type StepId } from './funnel.ts';
import type { FunnelState } from './funnel-state.ts';

/** After this step a phone shows no counter. */
export const LAST_STEP_COUNTED_ON_MOBILE = 12;

export interface Progress {
  /** The filled part of the bar, out of `total`. */
  readonly value: number;
  readonly total: number;
  readonly counter: { readonly step: number; readonly onMobile: boolean } | undefined;
}

/** Step number out of total. On an uncounted step the bar is full and there is no counter (R3). */
export function progressOf(
  { funnel, steps }: Pick<FunnelState, 'funnel' | 'steps'>,
  current: StepId,
): Progress {
  const total = steps.filter((step) => funnel.countsContact || !isContactStep(step)).length;
  const step = steps.indexOf(current) + 1;
  if (step > total) return { value: total, total, counter: undefined };
  return { value: step, total, counter: { step, onMobile: step <= LAST_STEP_COUNTED_ON_MOBILE } };
}
