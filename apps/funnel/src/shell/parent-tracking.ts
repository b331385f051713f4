import { readPassUtm } from '@funnel/contract/parent-messages/parent-message';
import { useCallback, useEffect, useRef } from 'react';
import { askParentForTracking, earlierMessages, hearParent, type ReadTracking } from './parent-window.ts';

const nothing: ReadTracking = () => undefined;

/**
 * The tracking values of the parent page. It may send them at any time, also unsolicited: the latest have precedence
 * (R47). Only the wait has a timeout.
 */
export function useParentTracking(variant: 'utm' | 'tf-utm') {
  const latest = useRef(nothing);
  const first = useRef<Promise<void>>(undefined);

  useEffect(() => {
    const take = (message: unknown) => {
      latest.current = readPassUtm(message, `pass-${variant}`) ?? latest.current;
    };
    for (const message of earlierMessages()) take(message);
    return hearParent(take);
  }, [variant]);

  const atFirst = useCallback(async (): Promise<ReadTracking> => {
    first.current ??= askParentForTracking(variant);
    await first.current;
    return latest.current;
  }, [variant]);

  useEffect(() => void atFirst(), [atFirst]);

  /** Consent may have been given since, with more values. */
  const now = useCallback(async (): Promise<ReadTracking> => {
    await askParentForTracking(variant);
    return latest.current;
  }, [variant]);

  return { atFirst, now };
}
