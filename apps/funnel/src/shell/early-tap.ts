import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** The button that was tapped before the script was there (index.html); null once React hears every tap itself. */
    __FUNNEL_TAP__?: HTMLElement | null;
  }
}

let tapped: HTMLElement | undefined;

export function takeOverTaps(): void {
  tapped = window.__FUNNEL_TAP__ ?? undefined;
  window.__FUNNEL_TAP__ = null;
}

/** Answers with the tile that was tapped while the page was still loading. */
export function useEarlyAnswer(onAnswer: (value: string) => void): void {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    const value = tapped?.isConnected ? tapped.dataset['value'] : undefined;
    if (value === undefined) return;
    tapped = undefined;
    answer(value);
  }, []);
}

/** Any other button is tapped again. */
export function repeatEarlyTap(): void {
  tapped?.click();
  tapped = undefined;
}
