import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';

/** The call that one has claimed. */
export interface MyCall {
  readonly enquiryId: string;
  readonly nextTryAt: string | null;
}

/** What came of the last call. It can be undone once the server has it, for some seconds. */
export interface Ended {
  readonly entry: QueueEntry;
  readonly outcome: CallEnd;
  readonly note: string | undefined;
  readonly idempotencyKey: string;
  readonly nextTryAt?: string | null;
  readonly callId?: string;
}

/** A call that somebody else has now. */
export interface LostCall {
  readonly enquiryId: string;
  /** What was typed is in the history: the server has said so. */
  readonly isNoteKept: boolean;
}

export type Trouble = 'failed' | 'undoOver' | 'slotTaken';
