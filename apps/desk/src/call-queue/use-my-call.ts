import { randomId } from '@funnel/browser/random-id';
import {
  type CallEnd,
  claimCallEndpoint,
  endCallEndpoint,
  keepCallEndpoint,
  releaseCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { isWorthRetrying } from '@funnel/contract/call-with-retries';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { CLAIM_SILENCE_MS, UNDO_SECONDS } from '@funnel/domain/call-queue/claim';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import { QUEUE, type Queue } from './use-queue.ts';

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
  readonly hadNote: boolean;
}

export type Trouble = 'failed' | 'undoOver';

const BEATS_PER_SILENCE = 4;
const AGAIN_MS = 2000;

/** Claim, heartbeat, outcome and undo. The server decides whose call it is; `entries` is what it said last. */
export function useMyCall(entries: readonly QueueEntry[]) {
  const { call, callOnce } = useCalls();
  const { staffId } = useStaff();
  const queries = useQueryClient();
  const [mine, setMine] = useState<MyCall>();
  const [lost, setLost] = useState<LostCall>();
  const [ended, setEnded] = useState<Ended>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const noteOf = (enquiryId: string) => notes[enquiryId] ?? '';
  const writeNote = (enquiryId: string, text: string) => setNotes((all) => ({ ...all, [enquiryId]: text }));

  const reload = () => queries.invalidateQueries({ queryKey: [QUEUE] });
  const change = (changed: (queue: Queue) => Queue) =>
    queries.setQueryData<Queue>([QUEUE], (queue) => queue && changed(queue));
  /** What the server has sent meanwhile may be older than what was just done. */
  const settle = () => queries.cancelQueries({ queryKey: [QUEUE] });

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
      setTrouble(undefined);
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
      else setTrouble('failed');
      void reload();
    },
  });

  // A page that was loaded again goes on with its call.
  const claimed = entries.find(({ claim }) => claim?.staffId === staffId);
  const adopted = useRef<string>(undefined);
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

  const ending = useMutation({
    mutationFn: ({ entry, outcome, note, idempotencyKey }: Ended) => {
      const { enquiryId } = entry;
      const body = { enquiryId, outcome, ...(note !== undefined && { note }) };
      return replyOf(callOnce(endCallEndpoint, { body, idempotencyKey }));
    },
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
      if (error instanceof FailedCall && error.failure.code === 'NOT_CLAIMED') lose(enquiryId);
      else setTrouble('failed');
      void reload();
    },
  });

  const undoing = useMutation({
    mutationFn: (callId: string) => replyOf(call(undoCallEndpoint, { body: { callId } })),
    onSuccess: ({ data: { enquiryId, note } }) => {
      setEnded(undefined);
      if (note !== null) writeNote(enquiryId, note);
      adopted.current = undefined;
      claiming.mutate(enquiryId);
    },
    onError: () => {
      setEnded(undefined);
      setTrouble('undoOver');
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
    mine,
    lost,
    ended,
    trouble,
    noteOf,
    writeNote,
    isClaiming: claiming.isPending,
    isUndoing: undoing.isPending,
    forgetLost: () => setLost(undefined),
    forgetTrouble: () => setTrouble(undefined),
    claim: (enquiryId: string) => claiming.mutate(enquiryId),
    async release(enquiryId: string): Promise<void> {
      setMine(undefined);
      adopted.current = enquiryId;
      await call(releaseCallEndpoint, { body: { enquiryId } });
      void reload();
    },
    end(entry: QueueEntry, outcome: CallEnd): void {
      const note = noteOf(entry.enquiryId).trim() || undefined;
      const sent = { entry, outcome, note, idempotencyKey: randomId() };
      setMine(undefined);
      setTrouble(undefined);
      adopted.current = entry.enquiryId;
      setEnded({ ...sent, ...(mine && { nextTryAt: mine.nextTryAt }) });
      ending.mutate(sent);
      void settle().then(() =>
        change((queue) => ({
          ...queue,
          doneToday: queue.doneToday + 1,
          entries: queue.entries.filter(({ enquiryId }) => enquiryId !== entry.enquiryId),
        })),
      );
    },
    undo(): void {
      if (callId !== undefined && !undoing.isPending) undoing.mutate(callId);
    },
  };
}
