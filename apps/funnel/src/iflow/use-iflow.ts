import { type IflowEvent, type IflowStep, iflowStepAfter } from '@funnel/domain/flow/iflow';
import { useEffect, useReducer } from 'react';

interface HistoryEntry {
  readonly step: IflowStep;
  /** How many entries of ours lie behind this one. */
  readonly depth: number;
}

const ORDER: readonly IflowStep[] = ['floorplan', 'signup', 'confirmation', 'exit'];

const isLater = (one: IflowStep, other: IflowStep) => ORDER.indexOf(one) > ORDER.indexOf(other);

function entryNow(): HistoryEntry {
  const kept: Partial<HistoryEntry> = (typeof window === 'undefined' ? null : history.state) ?? {};
  return { step: ORDER.find((step) => step === kept.step) ?? 'floorplan', depth: kept.depth ?? 0 };
}

/** Whether the tab is at the first step, as the server rendered it. */
export function isAtFirstStep(): boolean {
  return entryNow().step === 'floorplan';
}

interface Shown {
  readonly step: IflowStep;
  readonly direction: 'forward' | 'back';
}

function follow(before: Shown, step: IflowStep): Shown {
  return { step, direction: isLater(before.step, step) ? 'back' : 'forward' };
}

/** The steps after the enquiry, each one entry of the browser's history (D5). */
export function useIflow() {
  const [shown, show] = useReducer(follow, undefined, () => ({
    step: entryNow().step,
    direction: 'forward' as const,
  }));

  useEffect(() => {
    history.replaceState(entryNow(), '');
    const travel = () => show(entryNow().step);
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, []);

  return {
    ...shown,
    /** To the step an event leads to: forward as a new entry, back by the browser's own Back. */
    go(event: IflowEvent): void {
      const step = iflowStepAfter(shown.step, event);
      const { depth } = entryNow();
      if (isLater(step, shown.step)) {
        history.pushState({ step, depth: depth + 1 } satisfies HistoryEntry, '');
        show(step);
      } else if (depth > 0) {
        history.back();
      } else {
        history.replaceState({ step, depth: 0 } satisfies HistoryEntry, '');
        show(step);
      }
    },
    /** Everything is done: the step that was shown is not to be seen again. */
    finish(): void {
      history.replaceState({ step: 'exit', depth: entryNow().depth } satisfies HistoryEntry, '');
      show('exit');
    },
  };
}
