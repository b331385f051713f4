import { useEffect, useRef } from 'react';

/** The browser reports when it is online, but not when a server is up again. */
const TRY_AGAIN_MS = 30_000;

/** While something is queued: acts when the connection or the visitor comes back, and at intervals. */
export function useWhenBack(isWaiting: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const tryAgain = () => latest.current();
    const onShown = () => document.visibilityState === 'visible' && tryAgain();
    const timer = setInterval(tryAgain, TRY_AGAIN_MS);
    addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [isWaiting]);
}
