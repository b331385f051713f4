import { useEffect } from 'react';
import { useWhenBack } from '../shell/use-when-back.ts';
import { waitingCall } from '../shell/waiting-call.ts';

/** Tells our server, on any page that the visitor is on, what it could not be told before (`settle-reported.ts`). */
export function useWaitingSettlement(isAtlasForeign: boolean): void {
  useEffect(send, []);
  useWhenBack(isAtlasForeign, send);
}

function send(): void {
  if (!waitingCall('settlement')) return;
  const sent = import('./settle-reported.ts').then(({ sendWaitingSettlement }) => sendWaitingSettlement());
  void sent.catch(() => undefined);
}
