import { useCallback, useEffect, useRef } from 'react';
import { askParentForTracking, type ReadTracking } from './parent-window.ts';

/** A parent that did not answer at first gets a short second chance only: a visitor waits for it. */
const SECOND_CHANCE_MS = 300;

const nothing: ReadTracking = () => undefined;

/** The tracking values of whoever frames us: as known when the page began, and as they are now. */
export function useParentTracking(variant: 'utm' | 'tf-utm') {
  const first = useRef<Promise<ReadTracking | undefined>>(undefined);

  const atFirst = useCallback(async (): Promise<ReadTracking> => {
    first.current ??= askParentForTracking(variant);
    return (await first.current) ?? nothing;
  }, [variant]);

  useEffect(() => void atFirst(), [atFirst]);

  /** Consent may have been given meanwhile: then there is more. */
  const now = useCallback(async (): Promise<ReadTracking> => {
    const known = await first.current;
    return (await askParentForTracking(variant, known ? undefined : SECOND_CHANCE_MS)) ?? known ?? nothing;
  }, [variant]);

  return { atFirst, now };
}
