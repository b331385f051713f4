/** One of our own entries of the browser's history. */
export interface HistoryEntry<Step> {
  readonly shown: Step;
  /** The number of our entries before this one. */
  readonly depth: number;
}

/** The state of the current history entry. Undefined for an entry that is not ours, and on the server. */
export function entryNow<Step>(isStep: (value: unknown) => value is Step): HistoryEntry<Step> | undefined {
  if (typeof window === 'undefined') return undefined;
  const { shown, depth = 0 } = (history.state ?? {}) as Partial<HistoryEntry<unknown>>;
  return isStep(shown) ? { shown, depth } : undefined;
}

export function pushEntry<Step>(entry: HistoryEntry<Step>): HistoryEntry<Step> {
  history.pushState(entry, '');
  return entry;
}

export function replaceEntry<Step>(entry: HistoryEntry<Step>): HistoryEntry<Step> {
  history.replaceState(entry, '');
  return entry;
}

/** Calls `listener` when the browser goes to another entry. Returns a function that stops it. */
export function followEntries(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
