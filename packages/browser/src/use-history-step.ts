import { useEffect, useState } from 'react';

interface Entry<Step> {
  readonly shown: Step;
  /** How many entries of ours lie behind this one. */
  readonly depth: number;
}

interface Shown<Step> extends Entry<Step> {
  readonly direction: 'forward' | 'back';
}

/** What the browser kept with its history entry; undefined for an entry that is not ours. */
export function stepOfEntry<Step>(isStep: (value: unknown) => value is Step): Entry<Step> | undefined {
  if (typeof window === 'undefined') return undefined;
  const { shown, depth = 0 } = (history.state ?? {}) as Partial<Entry<unknown>>;
  return isStep(shown) ? { shown, depth } : undefined;
}

/** A step that is one entry of the browser's history: its Back does what the back control does, a reload stays (R5). */
export function useHistoryStep<Step>(first: Step, isStep: (value: unknown) => value is Step) {
  const [state, setState] = useState<Shown<Step>>(() => ({
    ...(stepOfEntry(isStep) ?? { shown: first, depth: 0 }),
    direction: 'forward',
  }));

  function show(entry: Entry<Step>): void {
    setState((before) => ({ ...entry, direction: entry.depth < before.depth ? 'back' : 'forward' }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first step and the check stay what they are.
  useEffect(() => {
    const follow = () => show(stepOfEntry(isStep) ?? { shown: first, depth: 0 });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function goBack(entries: number): void {
    if (entries > 0) history.go(-entries);
  }

  return {
    shown: state.shown,
    direction: state.direction,
    go(step: Step): void {
      const entry = { shown: step, depth: state.depth + 1 };
      history.pushState(entry, '');
      show(entry);
    },
    /** In place of the step that is shown, which is not to be seen again. */
    replace(step: Step): void {
      const entry = { shown: step, depth: state.depth };
      history.replaceState(entry, '');
      show(entry);
    },
    back: () => goBack(Math.min(1, state.depth)),
    /** To the first step. */
    restart: () => goBack(state.depth),
  };
}
