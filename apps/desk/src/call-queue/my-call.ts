import type { CallEnd, IfNotReached } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { Failure } from '@funnel/contract/client';
import type { NextStep } from '@funnel/contract/next-step/next-step';

/** The call that the agent has claimed. */
export interface MyCall {
  readonly enquiryId: string;
  readonly ifNotReached: IfNotReached;
}

/** The outcome of the last call. Undo is offered once the server has stored it, within the undo window. */
export interface Ended {
  readonly entry: QueueEntry;
  readonly outcome: CallEnd;
  readonly note: string | undefined;
  readonly idempotencyKey: string;
  readonly nextStep?: NextStep | null;
  readonly callId?: string;
}

/** A call that a colleague has taken over. */
export interface LostCall {
  readonly enquiryId: string;
  /** The typed text is stored as a note. */
  readonly isNoteKept: boolean;
}

export type Trouble = 'failed' | 'undoOver' | 'slotTaken';

/** The state of the agent's own calls in this page. */
export interface MyCalls {
  readonly mine?: MyCall | undefined;
  readonly lost?: LostCall | undefined;
  readonly ended?: Ended | undefined;
  readonly trouble?: Trouble | undefined;
  /**
   * Calls that this page has ended, released or lost. A stale reply may still list one of them as claimed by this
   * agent. It is claimed again only on request.
   */
  readonly dealtWith: ReadonlySet<string>;
}

type Code = Failure['code'] | undefined;

export type CallAct =
  | { readonly act: 'claimAsked' }
  | { readonly act: 'adopted' | 'resumed' | 'released' | 'lost' | 'noteStored'; readonly enquiryId: string }
  | { readonly act: 'granted'; readonly mine: MyCall }
  | { readonly act: 'claimRefused'; readonly enquiryId: string; readonly code: Code }
  | { readonly act: 'ended'; readonly ended: Ended }
  | {
      readonly act: 'endStored';
      readonly sent: Ended;
      readonly callId: string;
      readonly nextStep: NextStep | null;
    }
  | { readonly act: 'endRefused'; readonly sent: Ended; readonly code: Code }
  | { readonly act: 'undone' | 'undoRefused' | 'undoWindowClosed'; readonly callId: string }
  | { readonly act: 'forgotten'; readonly what: 'lost' | 'ended' | 'trouble' };

/** Reducer of what the page shows. The server decides who has the call. */
export function afterCallAct(calls: MyCalls, given: CallAct): MyCalls {
  switch (given.act) {
    case 'claimAsked':
      return { ...calls, trouble: undefined };
    case 'adopted':
      return { ...calls, dealtWith: withId(calls.dealtWith, given.enquiryId) };
    case 'resumed':
      return { ...calls, dealtWith: withoutId(calls.dealtWith, given.enquiryId) };
    case 'granted':
      return {
        ...calls,
        mine: given.mine,
        lost: undefined,
        dealtWith: withoutId(calls.dealtWith, given.mine.enquiryId),
      };
    case 'claimRefused':
      if (given.code !== 'CLAIMED') return { ...calls, trouble: 'failed' };
      return { ...calls, lost: { enquiryId: given.enquiryId, isNoteKept: false } };
    case 'lost':
      if (!canLose(calls, given.enquiryId)) return calls;
      return { ...letGo(calls, given.enquiryId), lost: { enquiryId: given.enquiryId, isNoteKept: false } };
    case 'noteStored':
      if (calls.lost?.enquiryId !== given.enquiryId) return calls;
      return { ...calls, lost: { ...calls.lost, isNoteKept: true } };
    case 'released':
      return letGo(calls, given.enquiryId);
    case 'ended':
      return { ...letGo(calls, given.ended.entry.enquiryId), ended: given.ended, trouble: undefined };
    case 'endStored':
      if (!isSame(calls.ended, given.sent)) return calls;
      return { ...calls, ended: { ...calls.ended, callId: given.callId, nextStep: given.nextStep } };
    case 'endRefused':
      return afterRefusedEnd(calls, given.sent, given.code);
    case 'undone':
    case 'undoWindowClosed':
      return withoutEnded(calls, given.callId);
    case 'undoRefused':
      return { ...withoutEnded(calls, given.callId), trouble: 'undoOver' };
    case 'forgotten':
      return { ...calls, [given.what]: undefined };
  }
}

/** Idempotent: heartbeat and list may both report the loss, and the note is stored once. */
export function canLose({ dealtWith }: MyCalls, enquiryId: string): boolean {
  return !dealtWith.has(enquiryId);
}

/** Whether to adopt a call that the list shows as claimed by this agent, such as from another tab. */
export function canAdopt({ mine, dealtWith }: MyCalls, enquiryId: string): boolean {
  return mine === undefined && !dealtWith.has(enquiryId);
}

function afterRefusedEnd(calls: MyCalls, sent: Ended, code: Code): MyCalls {
  const { enquiryId } = sent.entry;
  // The undo of a newer outcome stays.
  const rest = isSame(calls.ended, sent) ? { ...calls, ended: undefined } : calls;
  if (code === 'NOT_CLAIMED') return { ...rest, lost: { enquiryId, isNoteKept: false } };
  if (code !== 'SLOT_TAKEN') return { ...rest, trouble: 'failed' };
  // The server has changed nothing, so the claim still holds.
  return { ...rest, trouble: 'slotTaken', dealtWith: withoutId(rest.dealtWith, enquiryId) };
}

function letGo(calls: MyCalls, enquiryId: string): MyCalls {
  return { ...calls, mine: undefined, dealtWith: withId(calls.dealtWith, enquiryId) };
}

function withoutEnded(calls: MyCalls, callId: string): MyCalls {
  return calls.ended?.callId === callId ? { ...calls, ended: undefined } : calls;
}

function isSame(ended: Ended | undefined, sent: Ended): ended is Ended {
  return ended?.idempotencyKey === sent.idempotencyKey;
}

const withId = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);
const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));
