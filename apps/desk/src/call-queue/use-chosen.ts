import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useEffect, useState } from 'react';
import { useStaff } from '../shell/staff.ts';

interface OwnCalls {
  readonly mineId: string | undefined;
  /** A call that was one's own until just now. */
  readonly lostId: string | undefined;
}

/** The row that is chosen: what was pressed last, else one's own call, else the first that nobody is on. */
export function useChosen(entries: readonly QueueEntry[], { mineId, lostId }: OwnCalls) {
  const { staffId } = useStaff();
  const [chosenId, setChosenId] = useState<string>();
  const isFree = ({ claim }: QueueEntry) => claim === null || claim.staffId === staffId;
  const byId = (id: string | undefined) => entries.find(({ enquiryId }) => enquiryId === id);
  const chosen = byId(chosenId) ?? byId(mineId) ?? byId(lostId) ?? entries.find(isFree) ?? entries[0];
  const next = entries.find((entry) => isFree(entry) && entry.enquiryId !== chosen?.enquiryId);

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
      const index = entries.findIndex(({ enquiryId }) => enquiryId === chosen?.enquiryId);
      return entries[Math.min(entries.length - 1, Math.max(0, index + by))];
    },
  };
}
