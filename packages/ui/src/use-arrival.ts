import { type RefObject, useEffect, useRef } from 'react';

/** For the headline of a screen: takes the focus when it appears, so that the screen is announced. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  return headline;
}
