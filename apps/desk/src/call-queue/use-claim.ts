import { randomId } from '@funnel/browser/random-id';
import {
  claimCallEndpoint,
  releaseCallEndpoint,
  takeOverCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import { keptCallOf } from './kept-call.ts';
import { canAdopt, canLose } from './my-call.ts';
import { claimedBy } from './queue-changes.ts';
import type { CallState } from './use-call-state.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import type { useNotes } from './use-notes.ts';
import { useQueueChange } from './use-queue.ts';

/** Claims and outcomes are sent in order. */
export const ONE_AFTER_ANOTHER = { id: 'my call' };

interface Claimed {
  readonly enquiryId: string;
  /** Takes the call over from a colleague. */
  readonly takesOver?: boolean;
}

/** Claim, heartbeat and release. The server decides who has the call. */
export function useClaim(
  { calls: { mine }, now, act }: CallState,
  { noteOf, writeNote, forgetNote }: ReturnType<typeof useNotes>,
) {
  const { call } = useCalls();
  const { staffId } = useStaff();
  const { reload, settle, change } = useQueueChange();
  useEffect(() => keptCallOf(staffId).keepMine(mine), [staffId, mine]);

  function lose(enquiryId: string): void {
    if (!canLose(now(), enquiryId)) return;
    act({ act: 'lost', enquiryId });
    storeNote(enquiryId);
  }

  /** The call is lost to a colleague. The typed text becomes a note. */
  function storeNote(enquiryId: string): void {
    const text = noteOf(enquiryId).trim();
    if (text !== '') {
      const idempotencyKey = randomId();
      void call(addNoteEndpoint, { body: { enquiryId, text }, idempotencyKey }).then(({ ok }) => {
        if (!ok) return;
        writeNote(enquiryId, '');
        act({ act: 'noteStored', enquiryId });
      });
    }
    void reload();
  }

  const claiming = useMutation({
    mutationFn: ({ enquiryId, takesOver }: Claimed) => {
      const endpoint = takesOver ? takeOverCallEndpoint : claimCallEndpoint;
      return replyOf(call(endpoint, { body: { enquiryId } }));
    },
    // A claim releases the former call. Its outcome has to arrive first.
    scope: ONE_AFTER_ANOTHER,
    // Fails at once when offline: a queued claim would be stale.
    networkMode: 'always',
    onSuccess: async ({ data: { enquiryId, since, ifNotReached } }) => {
      await settle();
      act({ act: 'granted', mine: { enquiryId, ifNotReached } });
      change((queue) => claimedBy(queue, enquiryId, { staffId, since }));
      void reload();
    },
    onError: (error, { enquiryId }) => {
      const code = codeOf(error);
      act({ act: 'claimRefused', enquiryId, code });
      if (code === 'CLAIMED') storeNote(enquiryId);
      else void reload();
    },
  });

  useHeartbeat(mine, lose);

  return {
    isClaiming: claiming.isPending,
    lose,
    storeNote,
    /** Resumes a call that the list shows as claimed by this agent, such as from another tab. */
    adopt(enquiryId: string): void {
      if (claiming.isPending || !canAdopt(now(), enquiryId)) return;
      act({ act: 'adopted', enquiryId });
      claiming.mutate({ enquiryId });
    },
    /** `onGranted` runs once the server has granted the claim. */
    claim(enquiryId: string, onGranted: () => void): void {
      act({ act: 'claimAsked' });
      claiming.mutate({ enquiryId }, { onSuccess: onGranted });
    },
    /** Does not dial: the colleague may still be speaking with the customer. */
    takeOver(enquiryId: string): void {
      act({ act: 'claimAsked' });
      claiming.mutate({ enquiryId, takesOver: true });
    },
    /** Resumes a call after its outcome was refused or undone. */
    resume(enquiryId: string): void {
      act({ act: 'resumed', enquiryId });
      claiming.mutate({ enquiryId });
    },
    async release(enquiryId: string): Promise<void> {
      act({ act: 'released', enquiryId });
      forgetNote(enquiryId);
      await call(releaseCallEndpoint, { body: { enquiryId } });
      void reload();
    },
  };
}
