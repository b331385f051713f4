import { type RefCallback, useCallback, useRef } from 'react';

/**
 * For the headline of a step: hands it the focus when it has just come in, so that it is read out. When the headline
 * comes in, not when the step changes: the code of a screen may still be on its way then.
 */
export function useArrivingHeadline(step: string): RefCallback<HTMLHeadingElement> {
  const shown = useRef(step);
  return useCallback(
    (headline: HTMLHeadingElement | null) => {
      if (!headline || shown.current === step) return;
      shown.current = step;
      window.scrollTo(0, 0);
      headline.focus({ preventScroll: true });
    },
    [step],
  );
}
