import { useEffect } from 'react';
import { useWhenBack } from '../shell/use-when-back.ts';
import { waitingCall } from '../shell/waiting-call.ts';

/** Retries queued reports on any page (`settle-reported.ts`). */
export function useWaitingSettlement(isAtlasForeign: boolean): void {
  useEffect(send, []);
  useWhenBack(isAtlasForeign, send);
}

function send(): void {
  if (!waitingCall('settlement')) return;
  const sent = import('./settle-reported.ts').then(({ sendWaitingSettlement }) => sendWaitingSettlement());
  void sent.catch(() => undefined);
}
