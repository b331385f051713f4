import { listArrivalsEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import { ASK_FOR_ARRIVALS_EVERY_MS } from '@funnel/domain/floor-plan/floor-plan-link';
import type { ArrivedFile } from '@funnel/domain/floor-plan/upload-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { callOwnServer } from '../shell/call.ts';
import type { PhoneLink } from './use-phone-link.ts';

const AFTER_FAILURE_MS = 10_000;

/**
 * Polls for files from the phone while the page is visible and the link is valid. Returns whether the link is over.
 */
export function useArrivals(
  link: PhoneLink | undefined,
  onFiles: (files: readonly ArrivedFile[]) => void,
): boolean {
  const [overToken, setOverToken] = useState<string>();
  const arrive = useEffectEvent(onFiles);

  useEffect(() => {
    if (!link) return;
    const { arrivalsToken, endsAtMs } = link;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOff = false;
    let isAsking = false;

    async function ask(): Promise<void> {
      clearTimeout(timer);
      if (isAsking || isOff || document.visibilityState === 'hidden') return;
      isAsking = true;
      const isLast = Date.now() >= endsAtMs;
      const outcome = await callOwnServer(listArrivalsEndpoint, { body: { arrivalsToken } });
      isAsking = false;
      if (isOff) return;
      if (outcome.ok && outcome.reply.data.files.length > 0) arrive(outcome.reply.data.files);
      if (isLast || (!outcome.ok && outcome.failure.code === 'TOKEN_OVER')) {
        isOff = true;
        setOverToken(arrivalsToken);
        return;
      }
      timer = setTimeout(ask, outcome.ok ? ASK_FOR_ARRIVALS_EVERY_MS : AFTER_FAILURE_MS);
    }

    void ask();
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOff = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [link]);

  return link !== undefined && overToken === link.arrivalsToken;
}
