import { useEffect, useEffectEvent } from 'react';

interface EarlyTap {
  readonly button: HTMLElement;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

declare global {
  interface Window {
    /** The button that was tapped before the script was there (index.html); null once React hears every tap itself. */
    __FUNNEL_TAP__?: EarlyTap | null;
  }
}

let tapped: EarlyTap | undefined;

export function takeOverTaps(): void {
  tapped = window.__FUNNEL_TAP__ ?? undefined;
  window.__FUNNEL_TAP__ = null;
}

/** Answers with the tile that was tapped while the page was still loading, and tells when. */
export function useEarlyAnswer(onAnswer: (value: string, at: number) => void): void {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    const value = tapped?.button.isConnected ? tapped.button.dataset['value'] : undefined;
    if (!tapped || value === undefined) return;
    answer(value, tapped.at);
    tapped = undefined;
  }, []);
}

/** Any other button is tapped again. */
export function repeatEarlyTap(): void {
  tapped?.button.click();
  tapped = undefined;
}
