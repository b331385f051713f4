import { listArrivalsEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import { arrivalsPause } from '@funnel/domain/floor-plan/floor-plan-link';
import type { ArrivedFile } from '@funnel/domain/floor-plan/upload-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { callOwnServer } from '../shell/call.ts';
import type { PhoneLink } from './use-phone-link.ts';

const AFTER_FAILURE_MS = 10_000;

/**
 * Polls for files from the phone while the page is visible and the link is valid, more rarely the longer none comes.
 * Returns whether the link has expired.
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
    let known = 0;
    let quietSince = Date.now();

    async function ask(): Promise<void> {
      clearTimeout(timer);
      if (isAsking || isOff || document.visibilityState === 'hidden') return;
      isAsking = true;
      const isLast = Date.now() >= endsAtMs;
      const outcome = await callOwnServer(listArrivalsEndpoint, { body: { arrivalsToken } });
      isAsking = false;
      if (isOff) return;
      const files = outcome.ok ? outcome.reply.data.files : [];
      if (files.length > 0) arrive(files);
      if (files.length > known) quietSince = Date.now();
      known = Math.max(known, files.length);
      if (isLast || (!outcome.ok && outcome.failure.code === 'TOKEN_OVER')) {
        isOff = true;
        setOverToken(arrivalsToken);
        return;
      }
      const pause = arrivalsPause(Date.now() - quietSince);
      timer = setTimeout(ask, outcome.ok ? pause : Math.max(pause, AFTER_FAILURE_MS));
    }

    void ask();
    // Files may have arrived while the page was hidden.
    const look = () => {
      quietSince = Date.now();
      void ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      isOff = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [link]);

  return link !== undefined && overToken === link.arrivalsToken;
}
