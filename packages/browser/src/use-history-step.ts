import { useEffect, useState } from 'react';
import { entryNow, followEntries, type HistoryEntry, pushEntry, replaceEntry } from './history-entry.ts';

interface Shown<Step> extends HistoryEntry<Step> {
  readonly direction: 'forward' | 'back';
}

/** A step with its own history entry: the browser's Back works like the back control, and a reload stays (R5). */
export function useHistoryStep<Step>(first: Step, isStep: (value: unknown) => value is Step) {
  const [state, setState] = useState<Shown<Step>>(() => ({
    ...(entryNow(isStep) ?? { shown: first, depth: 0 }),
    direction: 'forward',
  }));

  function show(entry: HistoryEntry<Step>): void {
    setState((before) =>
      entry.shown === before.shown && entry.depth === before.depth
        ? before
        : { ...entry, direction: entry.depth < before.depth ? 'back' : 'forward' },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first step and the check never change.
  useEffect(() => {
    const showCurrent = () => show(entryNow(isStep) ?? { shown: first, depth: 0 });
    const unfollow = followEntries(showCurrent);
    // Back may have been pressed since the first render, before the listener was added.
    showCurrent();
    return unfollow;
  }, []);

  function goBack(entries: number): void {
    if (entries > 0) history.go(-entries);
  }

  return {
    shown: state.shown,
    direction: state.direction,
    go: (step: Step) => show(pushEntry({ shown: step, depth: state.depth + 1 })),
    /** Replaces the current step, so that Back does not lead to it. */
    replace: (step: Step) => show(replaceEntry({ shown: step, depth: state.depth })),
    back: () => goBack(Math.min(1, state.depth)),
    /** Goes back to the first step. */
    restart: () => goBack(state.depth),
  };
}
