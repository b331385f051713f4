import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Slot } from '@funnel/domain/slot/slot';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/** The chosen time and the form survive a reload of the tab and are gone when it closes (R5). */
const KEY = 'terminfinder';

export interface TerminfinderState {
  readonly szid: string;
  readonly data: EnquiryDraft;
  readonly slot?: Slot | undefined;
  /** A call back at any time. */
  readonly isAnyTime?: boolean;
  /** In minutes, as in the list of slots. */
  readonly duration: number;
}

export const recallTerminfinder = () => keptInTab<TerminfinderState>(KEY);
export const rememberTerminfinder = (state: TerminfinderState) => keepInTab(KEY, state);
export const forgetTerminfinder = () => keepInTab(KEY, undefined);
