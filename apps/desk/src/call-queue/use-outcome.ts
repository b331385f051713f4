import { randomId } from '@funnel/browser/random-id';
import { type CallEnd, endCallEndpoint, undoCallEndpoint } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { isWorthRetrying } from '@funnel/contract/call-with-retries';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { codeOf, FailedCall, replyOf, useCalls } from '../shell/call.ts';
import type { Ended } from './my-call.ts';
import { withoutCall } from './queue-changes.ts';
import type { CallState } from './use-call-state.ts';
import { ONE_AFTER_ANOTHER, type useClaim } from './use-claim.ts';
import type { useNotes } from './use-notes.ts';
import { useQueueChange } from './use-queue.ts';

const AGAIN_MS = 2000;

/** Ends the agent's own call with an outcome, and undoes it. */
export function useOutcome(
  { calls: { ended }, now, act }: CallState,
  { resume, storeNote }: ReturnType<typeof useClaim>,
  { noteOf, writeNote }: ReturnType<typeof useNotes>,
) {
  const { call, callOnce } = useCalls();
  const { reload, settle, change } = useQueueChange();

  const ending = useMutation({
    mutationFn: ({ entry, outcome, note, idempotencyKey }: Ended) => {
      const { enquiryId } = entry;
      const body = { enquiryId, outcome, ...(note !== undefined && { note }) };
      return replyOf(callOnce(endCallEndpoint, { body, idempotencyKey }));
    },
    scope: ONE_AFTER_ANOTHER,
    // When offline the outcome waits and is sent after reconnecting.
    retry: (_, error) => error instanceof FailedCall && isWorthRetrying(error.failure),
    retryDelay: AGAIN_MS,
    onSuccess: ({ data: { callId, nextStep } }, sent) => {
      act({ act: 'endStored', sent, callId, nextStep });
      writeNote(sent.entry.enquiryId, '');
      void reload();
    },
    onError: (error, sent) => {
      const { enquiryId } = sent.entry;
      const code = codeOf(error);
      act({ act: 'endRefused', sent, code });
      if (code === 'NOT_CLAIMED') storeNote(enquiryId);
      if (code === 'SLOT_TAKEN') resume(enquiryId);
      void reload();
    },
  });

  const undoing = useMutation({
    mutationFn: (callId: string) => replyOf(call(undoCallEndpoint, { body: { callId } })),
    onSuccess: ({ data: { enquiryId, note } }, undone) => {
      act({ act: 'undone', callId: undone });
      if (note !== null) writeNote(enquiryId, note);
      // If the next call has begun, it stays.
      if (!now().mine) resume(enquiryId);
      else void reload();
    },
    onError: (_, undone) => {
      act({ act: 'undoRefused', callId: undone });
      void reload();
    },
  });

  const callId = ended?.callId;
  const closeWindow = useEffectEvent((closed: string) => act({ act: 'undoWindowClosed', callId: closed }));
  useEffect(() => {
    if (callId === undefined) return;
    const over = setTimeout(() => closeWindow(callId), UNDO_SECONDS * 1000);
    return () => clearTimeout(over);
  }, [callId]);

  return {
    isUndoing: undoing.isPending,
    end(entry: QueueEntry, outcome: CallEnd): void {
      const { enquiryId } = entry;
      const note = noteOf(enquiryId).trim() || undefined;
      const sent: Ended = { entry, outcome, note, idempotencyKey: randomId() };
      act({ act: 'ended', ended: sent });
      ending.mutate(sent);
      void settle().then(() => change((queue) => withoutCall(queue, enquiryId)));
    },
    undo(): void {
      if (callId !== undefined && !undoing.isPending) undoing.mutate(callId);
    },
  };
}
