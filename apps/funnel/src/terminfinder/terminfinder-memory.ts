import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Slot } from '@funnel/domain/slot/slot';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/** What was chosen and typed survives a reload of the tab and is gone with it (R5). */
const KEY = 'terminfinder';

export interface TerminfinderState {
  readonly szid: string;
  readonly data: EnquiryDraft;
  readonly slot?: Slot | undefined;
  /** Minutes, as the list of slots said. */
  readonly duration: number;
}

export const recallTerminfinder = () => keptInTab<TerminfinderState>(KEY);
export const rememberTerminfinder = (state: TerminfinderState) => keepInTab(KEY, state);
export const forgetTerminfinder = () => keepInTab(KEY, undefined);
