import { randomId } from '@funnel/browser/random-id';
import { type CallEnd, endCallEndpoint, undoCallEndpoint } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { isWorthRetrying } from '@funnel/contract/call-with-retries';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import type { Ended, Trouble } from './my-call.ts';
import { ONE_AFTER_ANOTHER, type useClaim } from './use-claim.ts';
import type { useNotes } from './use-notes.ts';
import { useQueueChange } from './use-queue.ts';

const AGAIN_MS = 2000;

interface Ending {
  readonly claim: ReturnType<typeof useClaim>;
  readonly notes: ReturnType<typeof useNotes>;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
}

/** Ends one's own call with an outcome, and takes that back. */
export function useOutcome({ claim, notes: { noteOf, writeNote }, onTrouble }: Ending) {
  const { call, callOnce } = useCalls();
  const { reload, settle, change } = useQueueChange();
  const [ended, setEnded] = useState<Ended>();

  const ending = useMutation({
    mutationFn: ({ entry, outcome, note, idempotencyKey }: Ended) => {
      const { enquiryId } = entry;
      const body = { enquiryId, outcome, ...(note !== undefined && { note }) };
      return replyOf(callOnce(endCallEndpoint, { body, idempotencyKey }));
    },
    scope: ONE_AFTER_ANOTHER,
    // Without a connection it waits, and is sent once there is one.
    retry: (_, error) => error instanceof FailedCall && isWorthRetrying(error.failure),
    retryDelay: AGAIN_MS,
    onSuccess: ({ data: { callId, nextTryAt } }, sent) => {
      setEnded((last) =>
        last?.idempotencyKey === sent.idempotencyKey ? { ...last, callId, nextTryAt } : last,
      );
      writeNote(sent.entry.enquiryId, '');
      void reload();
    },
    onError: (error, { entry: { enquiryId } }) => {
      setEnded(undefined);
      const code = error instanceof FailedCall ? error.failure.code : undefined;
      if (code === 'NOT_CLAIMED') claim.leaveTo(enquiryId);
      else onTrouble(code === 'SLOT_TAKEN' ? 'slotTaken' : 'failed');
      // Nothing was changed: the call is still one's own.
      if (code === 'SLOT_TAKEN') claim.resume(enquiryId);
      void reload();
    },
  });

  const undoing = useMutation({
    mutationFn: (callId: string) => replyOf(call(undoCallEndpoint, { body: { callId } })),
    onSuccess: ({ data: { enquiryId, note } }) => {
      setEnded(undefined);
      if (note !== null) writeNote(enquiryId, note);
      // Who is on the next call already stays on it.
      if (!claim.mine) claim.resume(enquiryId);
      else void reload();
    },
    onError: () => {
      setEnded(undefined);
      onTrouble('undoOver');
      void reload();
    },
  });

  const callId = ended?.callId;
  useEffect(() => {
    if (callId === undefined) return;
    const over = setTimeout(() => setEnded(undefined), UNDO_SECONDS * 1000);
    return () => clearTimeout(over);
  }, [callId]);

  return {
    ended,
    isUndoing: undoing.isPending,
    /** It stays as it is: something newer can be undone. */
    forgetEnded: () => setEnded(undefined),
    end(entry: QueueEntry, outcome: CallEnd): void {
      const { enquiryId } = entry;
      const note = noteOf(enquiryId).trim() || undefined;
      const sent = { entry, outcome, note, idempotencyKey: randomId() };
      setEnded({ ...sent, ...(claim.mine && { nextTryAt: claim.mine.nextTryAt }) });
      claim.letGo(enquiryId);
      onTrouble(undefined);
      ending.mutate(sent);
      void settle().then(() =>
        change((queue) => ({
          ...queue,
          counts: { ...queue.counts, DONE: queue.counts.DONE + 1 },
          entries: queue.entries.filter((other) => other.enquiryId !== enquiryId),
        })),
      );
    },
    undo(): void {
      if (callId !== undefined && !undoing.isPending) undoing.mutate(callId);
    },
  };
}
