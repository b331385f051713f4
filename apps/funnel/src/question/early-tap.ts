import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** The tile tapped before the script was there (index.html); null once the script takes taps itself. */
    __FUNNEL_TAP__?: string | null;
  }
}

/** Answers with the tile that was tapped while the page was still loading, as if it were tapped now. */
export function useEarlyTap(onTap: (value: string) => void): void {
  const answer = useEffectEvent(onTap);
  useEffect(() => {
    const value = window.__FUNNEL_TAP__;
    window.__FUNNEL_TAP__ = null;
    if (value) answer(value);
  }, []);
}
