import type { FormData } from '@funnel/domain/enquiry/form-data';
import type { Slot } from '@funnel/domain/slot/slot';

/** What was chosen and typed survives a reload of the tab and is gone with it (D5). */
const KEY = 'terminfinder';

export interface TerminfinderState {
  readonly szid: string;
  readonly data: FormData;
  readonly slot?: Slot | undefined;
  /** Minutes, as the list of slots said. */
  readonly duration: number;
}

export function recallTerminfinder(): TerminfinderState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberTerminfinder(state: TerminfinderState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage may be blocked inside a frame: the terminfinder works without, it only forgets on reload.
  }
}

export function forgetTerminfinder(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
