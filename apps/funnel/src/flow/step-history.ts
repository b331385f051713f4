import { entryNow, followEntries, pushEntry, replaceEntry } from '@funnel/browser/history-entry';
import type { StepId } from '@funnel/domain/flow/funnel';

/**
 * Our entries of the browser's history are the steps of the list from the first to the one that is shown. So the
 * browser's Back leads to the step before, as the back control does, however the visitor came to the step (R46).
 */

/** Whether the step is in the list is checked where the list is known. */
const isStep = (value: unknown): value is StepId => typeof value === 'string';
const placeNow = () => entryNow(isStep)?.depth ?? 0;

/** The step of the current entry; undefined if the list has it not. */
export function stepOfEntry(steps: readonly StepId[]): StepId | undefined {
  return steps.find((step) => step === entryNow(isStep)?.shown);
}

function enter(steps: readonly StepId[], from: number, to: number): void {
  for (let depth = from; depth <= to; depth++) {
    const shown = steps[depth];
    if (shown !== undefined) pushEntry({ shown, depth });
  }
}

/** Goes to a step: to an earlier one by its entry, which is there; to a later one with all that lies between. */
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
 * Makes the entries those of the list up to this step: for a visit that begins in the middle, and for a list that was
 * replaced. An entry can only be written where one is, so it goes back to the first one before.
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
