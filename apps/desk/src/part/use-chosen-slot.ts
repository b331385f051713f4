import { useEffect, useState } from 'react';
import { type FreeDays, type FreeSlot, firstFree, isFree } from './slot-picker.tsx';

/**
 * The first free time, until another one is picked. One that somebody else takes is not replaced by itself: the button
 * must not come to mean another time under a finger.
 */
export function useChosenSlot(days: FreeDays | undefined) {
  const [picked, choose] = useState<FreeSlot>();
  const first = days && firstFree(days);
  useEffect(() => {
    if (!picked && first) choose(first);
  }, [picked, first]);
  const isGone = days !== undefined && picked !== undefined && !isFree(days, picked);
  return { chosen: isGone ? undefined : (picked ?? first), isGone, choose };
}
