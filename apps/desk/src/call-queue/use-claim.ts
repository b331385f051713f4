import { randomId } from '@funnel/browser/random-id';
import {
  claimCallEndpoint,
  keepCallEndpoint,
  releaseCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import type { LostCall, MyCall, Trouble } from './my-call.ts';
import type { useNotes } from './use-notes.ts';
import { useQueueChange } from './use-queue.ts';

const BEATS_PER_SILENCE = 4;

interface Claiming {
  /** What the server said last. */
  readonly entries: readonly QueueEntry[];
  readonly notes: ReturnType<typeof useNotes>;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
}

/** Claim, heartbeat and release. The server decides whose call it is. */
export function useClaim({ entries, notes: { noteOf, writeNote }, onTrouble }: Claiming) {
  const { call, callOnce } = useCalls();
  const { staffId } = useStaff();
  const { reload, settle, change } = useQueueChange();
  const [mine, setMine] = useState<MyCall>();
  const [lost, setLost] = useState<LostCall>();
  /** Ended or released here: the list may still show it as one's own for a moment. */
  const adopted = useRef<string>(undefined);

  function lose(enquiryId: string): void {
    const text = noteOf(enquiryId).trim();
    setMine(undefined);
    setLost({ enquiryId, hadNote: text !== '' });
    if (text !== '') {
      const idempotencyKey = randomId();
      void call(addNoteEndpoint, { body: { enquiryId, text }, idempotencyKey }).then(
        ({ ok }) => ok && writeNote(enquiryId, ''),
      );
    }
    void reload();
  }

  const claiming = useMutation({
    mutationFn: (enquiryId: string) => replyOf(call(claimCallEndpoint, { body: { enquiryId } })),
    // Without a connection nobody can know who is first.
    networkMode: 'always',
    onSuccess: async ({ data: { enquiryId, since, nextTryAt } }) => {
      await settle();
      setLost(undefined);
      setMine({ enquiryId, nextTryAt });
      change((queue) => ({
        ...queue,
        entries: queue.entries.map((entry) =>
          entry.enquiryId === enquiryId ? { ...entry, claim: { staffId, name: '', since } } : entry,
        ),
      }));
      void reload();
    },
    onError: (error, enquiryId) => {
      if (error instanceof FailedCall && error.failure.code === 'CLAIMED')
        setLost({ enquiryId, hadNote: false });
      else onTrouble('failed');
      void reload();
    },
  });

  // A page that was loaded again goes on with its call.
  const claimed = entries.find(({ claim }) => claim?.staffId === staffId);
  useEffect(() => {
    if (mine || !claimed || adopted.current === claimed.enquiryId || claiming.isPending) return;
    adopted.current = claimed.enquiryId;
    claiming.mutate(claimed.enquiryId);
  });

  const holder = entries.find(({ enquiryId }) => enquiryId === mine?.enquiryId)?.claim;
  const isTaken = holder !== undefined && holder !== null && holder.staffId !== staffId;
  // Sees the note as it is typed by then, not as it was when the call was claimed.
  const onLost = useEffectEvent(lose);
  useEffect(() => {
    if (mine && isTaken) onLost(mine.enquiryId);
  }, [isTaken, mine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one interval for each call.
  useEffect(() => {
    if (!mine) return;
    const { enquiryId } = mine;
    const beating = setInterval(async () => {
      const kept = await callOnce(keepCallEndpoint, { body: { enquiryId } });
      if (!kept.ok && kept.failure.code === 'NOT_CLAIMED') onLost(enquiryId);
    }, CLAIM_SILENCE_MS / BEATS_PER_SILENCE);
    return () => clearInterval(beating);
  }, [mine]);

  /** Not one's own any more, as far as this page is concerned. */
  function letGo(enquiryId: string): void {
    setMine(undefined);
    adopted.current = enquiryId;
  }

  return {
    mine,
    lost,
    isClaiming: claiming.isPending,
    forgetLost: () => setLost(undefined),
    lose,
    letGo,
    claim(enquiryId: string): void {
      onTrouble(undefined);
      claiming.mutate(enquiryId);
    },
    /** Goes on with a call whose outcome was refused or taken back. */
    resume(enquiryId: string): void {
      adopted.current = undefined;
      claiming.mutate(enquiryId);
    },
    async release(enquiryId: string): Promise<void> {
      letGo(enquiryId);
      await call(releaseCallEndpoint, { body: { enquiryId } });
      void reload();
    },
  };
}
