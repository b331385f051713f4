import { useCallback, useEffect, useRef } from 'react';
import { askParentForTracking, type ReadTracking } from './parent-window.ts';

/** A parent that did not answer at first gets only a short second timeout, because the visitor waits for it. */
const SECOND_CHANCE_MS = 300;

const nothing: ReadTracking = () => undefined;

/** The tracking values of the parent page: as known when the page started, and as they are now. */
export function useParentTracking(variant: 'utm' | 'tf-utm') {
  const first = useRef<Promise<ReadTracking | undefined>>(undefined);

  const atFirst = useCallback(async (): Promise<ReadTracking> => {
    first.current ??= askParentForTracking(variant);
    return (await first.current) ?? nothing;
  }, [variant]);

  useEffect(() => void atFirst(), [atFirst]);

  /** Consent may have been given since: then there are more values. */
  const now = useCallback(async (): Promise<ReadTracking> => {
    const known = await first.current;
    return (await askParentForTracking(variant, known ? undefined : SECOND_CHANCE_MS)) ?? known ?? nothing;
  }, [variant]);

  return { atFirst, now };
}
