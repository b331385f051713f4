import { useEffect, useState } from 'react';
import { type FreeDays, type FreeSlot, firstFree, isFree } from './slot-picker.tsx';

/**
 * The first free slot until the user picks one. A slot that is taken meanwhile is not replaced: the button must not
 * change its meaning before a tap.
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
