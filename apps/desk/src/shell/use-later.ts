import { useEffect, useState } from 'react';

/** Whether something has been the case for so long: what comes soon needs no placeholder. */
export function useLater(isSo: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const waiting = setTimeout(() => setIsLong(true), ms);
    return () => {
      clearTimeout(waiting);
      setIsLong(false);
    };
  }, [isSo, ms]);
  return isSo && isLong;
}
