import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useEffect, useState } from 'react';
import { useStaff } from '../shell/staff.ts';

interface OwnCalls {
  readonly mineId: string | undefined;
  /** A call that was one's own until just now. */
  readonly lostId: string | undefined;
  /** Nobody is offered; one can still choose. */
  readonly isPaused: boolean;
}

interface Entries {
  /** Those to be called now. */
  readonly offered: readonly QueueEntry[];
  /** The rows that are on the screen. */
  readonly listed: readonly QueueEntry[];
  readonly known: readonly QueueEntry[];
}

/** The row that is chosen: what was pressed last, else one's own call, else the first that nobody is on. */
export function useChosen(entries: Entries, { mineId, lostId, isPaused }: OwnCalls) {
  const { staffId } = useStaff();
  const [chosenId, setChosenId] = useState<string>();
  const isFree = ({ claim }: QueueEntry) => claim === null || claim.staffId === staffId;
  const byId = (id: string | undefined) => entries.known.find(({ enquiryId }) => enquiryId === id);
  const offered = isPaused ? [] : entries.offered;
  const chosen = byId(chosenId) ?? byId(mineId) ?? byId(lostId) ?? offered.find(isFree) ?? offered[0];
  const next = offered.find((entry) => isFree(entry) && entry.enquiryId !== chosen?.enquiryId);

  // Who begins a pause is on no call any more, or ends it first.
  const isIdle = mineId === undefined;
  useEffect(() => {
    if (isPaused && isIdle) setChosenId(undefined);
  }, [isPaused, isIdle]);

  // A call that one is on from now on is looked at, also where that was decided at another screen.
  useEffect(() => {
    if (mineId !== undefined) setChosenId(mineId);
  }, [mineId]);

  // What the server sends may move the row that is chosen by default: from then on it is chosen.
  const shownId = chosen?.enquiryId;
  useEffect(() => {
    setChosenId((id) => id ?? shownId);
  }, [shownId]);

  return {
    chosen,
    /** The next one that can be called. */
    next,
    chooseId: setChosenId,
    /** The row above or below. */
    neighbour(by: 1 | -1): QueueEntry | undefined {
      const { listed } = entries;
      const index = listed.findIndex(({ enquiryId }) => enquiryId === chosen?.enquiryId);
      return listed[Math.min(listed.length - 1, Math.max(0, index + by))];
    },
  };
}
