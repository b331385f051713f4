import { useEffect, useState } from 'react';

/** Faster loads show no skeleton, which would flicker. */
const SOON_MS = 200;

/** Whether a load is slow enough for a skeleton. */
export function useIsSlow(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const waiting = setTimeout(() => setIsLong(true), SOON_MS);
    return () => {
      clearTimeout(waiting);
      setIsLong(false);
    };
  }, [isSo]);
  return isSo && isLong;
}
