import { entryNow, followEntries, pushEntry, replaceEntry } from '@funnel/browser/history-entry';
import type { StepId } from '@funnel/domain/flow/funnel';

/**
 * Our history entries are the steps of the list up to the current one. So Back leads to the previous step, like the
 * back control, however the visitor got here (R46).
 */

/** Membership in the list is checked by the caller. */
const isStep = (value: unknown): value is StepId => typeof value === 'string';
const placeNow = () => entryNow(isStep)?.depth ?? 0;

/** The step of the current entry; undefined if it is not in the list. */
export function stepOfEntry(steps: readonly StepId[]): StepId | undefined {
  return steps.find((step) => step === entryNow(isStep)?.shown);
}

function enter(steps: readonly StepId[], from: number, to: number): void {
  for (let depth = from; depth <= to; depth++) {
    const shown = steps[depth];
    if (shown !== undefined) pushEntry({ shown, depth });
  }
}

/** Navigates to a step: back to its existing entry, or forward with entries for all steps between. */
export function goTo(steps: readonly StepId[], step: StepId): void {
  const place = steps.indexOf(step);
  const entries = place - placeNow();
  if (entries < 0) history.go(entries);
  else enter(steps, placeNow() + 1, place);
}

let isLayingOut = false;

/** Calls `listener` when the visitor goes to another entry. Returns a function that stops it. */
export function followSteps(listener: () => void): () => void {
  return followEntries(() => {
    if (!isLayingOut) listener();
  });
}

/**
 * Rebuilds the entries up to this step, for a visit that begins in the middle and for a replaced list. Only the current
 * entry can be rewritten, so it goes back to the first one before.
 */
export async function layOutSteps(steps: readonly StepId[], step: StepId): Promise<void> {
  const place = steps.indexOf(step);
  const entry = entryNow(isStep);
  if (entry?.shown === step && entry.depth === place) return;
  if (entry && entry.depth > 0) {
    isLayingOut = true;
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(-entry.depth);
    await gone;
    isLayingOut = false;
  }
  replaceEntry({ shown: steps[0] ?? step, depth: 0 });
  enter(steps, 1, place);
}
