import { useEffect, useState } from 'react';

/** What comes within this time needs no placeholder. */
const SOON_MS = 200;

/** Whether something has been awaited so long that placeholders are shown. */
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
