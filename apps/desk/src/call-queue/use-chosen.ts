import { useEffect, useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { chosenOf, neighbourOf } from './queue-changes.ts';

type Rows = Parameters<typeof chosenOf>[0];
type OwnCalls = Omit<Parameters<typeof chosenOf>[1], 'staffId' | 'chosenId'>;

/** The row that is looked at. */
export function useChosen(rows: Rows, own: OwnCalls) {
  const { staffId } = useStaff();
  const { mineId, isPaused } = own;
  const [chosenId, setChosenId] = useState<string>();
  const { chosen, next } = chosenOf(rows, { ...own, staffId, chosenId });

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
    neighbour: (by: 1 | -1) => neighbourOf(rows.listed, chosen?.enquiryId, by),
  };
}
