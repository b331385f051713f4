import { randomId } from '@funnel/browser/random-id';
import {
  claimCallEndpoint,
  releaseCallEndpoint,
  takeOverCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import { keptCallOf } from './kept-call.ts';
import type { LostCall, MyCall, Trouble } from './my-call.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import type { useNotes } from './use-notes.ts';
import { useQueueChange } from './use-queue.ts';

/** Claims and outcomes reach the server in the order in which they are made. */
export const ONE_AFTER_ANOTHER = { id: 'my call' };

interface Claimed {
  readonly enquiryId: string;
  /** Also from a colleague. */
  readonly takesOver?: boolean;
}

interface Claiming {
  readonly notes: ReturnType<typeof useNotes>;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
}

/** Claim, heartbeat and release. The server decides whose call it is. */
export function useClaim({ notes: { noteOf, writeNote, forgetNote }, onTrouble }: Claiming) {
  const { call } = useCalls();
  const { staffId } = useStaff();
  const { reload, settle, change } = useQueueChange();
  // A page that was loaded again goes on with its call.
  const [mine, setMine] = useState<MyCall | undefined>(() => keptCallOf(staffId).read().mine);
  useEffect(() => keptCallOf(staffId).keepMine(mine), [staffId, mine]);
  const [lost, setLost] = useState<LostCall>();
  /**
   * Calls that this page has ended, released or lost, or could not go on with: a late answer may still list one of them
   * as one's own, also after the next call is over. They are not claimed again unless somebody asks for it.
   */
  const dealtWith = useRef(new Set<string>());

  /** Not one's own any more, as far as this page is concerned. */
  function letGo(enquiryId: string): void {
    setMine(undefined);
    dealtWith.current.add(enquiryId);
  }

  /** Heartbeat and list may tell it at once: the note is kept once. */
  function lose(enquiryId: string): void {
    if (dealtWith.current.has(enquiryId)) return;
    letGo(enquiryId);
    leaveTo(enquiryId);
  }

  /** The call is somebody else's: what was typed goes into the history. */
  function leaveTo(enquiryId: string): void {
    const text = noteOf(enquiryId).trim();
    setLost({ enquiryId, isNoteKept: false });
    if (text !== '') {
      const idempotencyKey = randomId();
      void call(addNoteEndpoint, { body: { enquiryId, text }, idempotencyKey }).then(({ ok }) => {
        if (!ok) return;
        writeNote(enquiryId, '');
        setLost((now) => (now?.enquiryId === enquiryId ? { enquiryId, isNoteKept: true } : now));
      });
    }
    void reload();
  }

  const claiming = useMutation({
    mutationFn: ({ enquiryId, takesOver }: Claimed) => {
      const endpoint = takesOver ? takeOverCallEndpoint : claimCallEndpoint;
      return replyOf(call(endpoint, { body: { enquiryId } }));
    },
    // A claim gives the call before back: its outcome has to be there first.
    scope: ONE_AFTER_ANOTHER,
    // Without a connection nobody can know who is first.
    networkMode: 'always',
    onSuccess: async ({ data: { enquiryId, since, nextTryAt } }) => {
      await settle();
      dealtWith.current.delete(enquiryId);
      setLost(undefined);
      setMine({ enquiryId, nextTryAt });
      change((queue) => ({
        ...queue,
        entries: queue.entries.map((entry) =>
          entry.enquiryId === enquiryId
            ? { ...entry, claim: { staffId, name: '', since, leftMs: CLAIM_SILENCE_MS } }
            : entry,
        ),
      }));
      void reload();
    },
    onError: (error, { enquiryId }) => {
      if (error instanceof FailedCall && error.failure.code === 'CLAIMED') return leaveTo(enquiryId);
      onTrouble('failed');
      void reload();
    },
  });

  useHeartbeat(mine, lose);

  return {
    mine,
    lost,
    isClaiming: claiming.isPending,
    forgetLost: () => setLost(undefined),
    lose,
    letGo,
    leaveTo,
    /** Goes on with a call that the list shows as one's own, such as one from another tab. */
    adopt(enquiryId: string): void {
      if (mine || dealtWith.current.has(enquiryId) || claiming.isPending) return;
      dealtWith.current.add(enquiryId);
      claiming.mutate({ enquiryId });
    },
    /** `onGranted`: what may only be done once the call is one's own. */
    claim(enquiryId: string, onGranted: () => void): void {
      onTrouble(undefined);
      claiming.mutate({ enquiryId }, { onSuccess: onGranted });
    },
    /** Nobody is dialled: the colleague may be speaking with the customer just now. */
    takeOver(enquiryId: string): void {
      onTrouble(undefined);
      claiming.mutate({ enquiryId, takesOver: true });
    },
    /** Goes on with a call whose outcome was refused or taken back. */
    resume(enquiryId: string): void {
      dealtWith.current.delete(enquiryId);
      claiming.mutate({ enquiryId });
    },
    async release(enquiryId: string): Promise<void> {
      letGo(enquiryId);
      forgetNote(enquiryId);
      await call(releaseCallEndpoint, { body: { enquiryId } });
      void reload();
    },
  };
}
