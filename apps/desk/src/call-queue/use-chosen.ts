import { useEffect, useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { chosenOf, neighbourOf } from './queue-changes.ts';

type Rows = Parameters<typeof chosenOf>[0];
type OwnCalls = Omit<Parameters<typeof chosenOf>[1], 'staffId' | 'chosenId' | 'pinnedId'>;

/** The row whose caller is shown. */
export function useChosen(rows: Rows, own: OwnCalls) {
  const { staffId } = useStaff();
  const { mineId, isPaused } = own;
  const [chosenId, setChosenId] = useState<string>();
  const [pinnedId, setPinnedId] = useState<string>();
  const { chosen, next } = chosenOf(rows, { ...own, staffId, chosenId, pinnedId });

  // A pause clears the choice, unless a call is still open.
  const isIdle = mineId === undefined;
  useEffect(() => {
    if (isPaused && isIdle) setChosenId(undefined);
  }, [isPaused, isIdle]);

  // A new claim chooses its row, also when it was made on another screen.
  useEffect(() => {
    if (mineId !== undefined) setChosenId(mineId);
  }, [mineId]);

  // Pins the default choice: new data from the server must not move it to another row.
  const shownId = chosen?.enquiryId;
  useEffect(() => setPinnedId(shownId), [shownId]);

  return {
    chosen,
    /** The next row without a claim. */
    next,
    chooseId: setChosenId,
    neighbour: (by: 1 | -1) => neighbourOf(rows.listed, chosen?.enquiryId, by),
  };
}
