import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The current time, updated with every step and on return to the page. `aheadMs` corrects for the clock of the server. */
export function useNow(aheadMs = 0, stepMs = SECOND_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const ticking = setInterval(tell, stepMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [stepMs]);
  return new Date(now.getTime() + aheadMs);
}
