import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The current time, updated every second or step. `aheadMs` corrects for the clock of the server. */
export function useNow(aheadMs = 0, stepMs = SECOND_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(ticking);
  }, [stepMs]);
  return new Date(now.getTime() + aheadMs);
}
