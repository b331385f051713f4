import { useEffect, useState } from 'react';
import { useWhenBack } from '../shell/use-when-back.ts';
import { waitingCall } from '../shell/waiting-call.ts';

/** Retries a queued wish on any page (R37). */
export function useWaitingPrecall(): void {
  const [isWaiting, setWaiting] = useState(false);

  async function send(): Promise<void> {
    const isThere = waitingCall('precall') !== undefined;
    setWaiting(isThere);
    if (!isThere) return;
    const { sendWaitingPrecall } = await import('./send-precall.ts');
    setWaiting(!(await sendWaitingPrecall()));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page starts.
  useEffect(() => void send().catch(() => undefined), []);
  useWhenBack(isWaiting, () => void send().catch(() => undefined));
}
