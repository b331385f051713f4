import { entryNow } from '@funnel/browser/history-entry';
import { useHistoryStep } from '@funnel/browser/use-history-step';
import { type IflowEvent, type IflowStep, iflowStepAfter } from '@funnel/domain/flow/iflow';

const ORDER: readonly unknown[] = ['floorplan', 'signup', 'confirmation', 'exit'] satisfies IflowStep[];
const isStep = (value: unknown): value is IflowStep => ORDER.includes(value);

/** False when this tab is reloaded at a later step. */
export const beginsAtFirstStep = () => entryNow(isStep) === undefined;

/** The steps after the enquiry, each with its own history entry (R5). */
export function useIflow() {
  const { shown: step, direction, go, back, replace } = useHistoryStep<IflowStep>('floorplan', isStep);
  return {
    step,
    direction,
    /** Goes to the step after an event: forward as a new entry, back by the browser's own Back. */
    go(event: IflowEvent): void {
      const next = iflowStepAfter(step, event);
      if (ORDER.indexOf(next) > ORDER.indexOf(step)) go(next);
      else if (next !== step) back();
    },
    /** The end of the flow. Replaces the last step, so that Back does not lead to it. */
    finish: () => replace('exit'),
  };
}
