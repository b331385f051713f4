import { type RefCallback, useCallback, useRef } from 'react';

/**
 * For the headline of a step: hands it the focus when it has just come in, so that it is read out. The first step of a
 * page has not come in, unless it `isNew`. When the headline
 * comes in, not when the step changes: the code of a screen may still be on its way then.
 */
export function useArrivingHeadline(step: string, isNew = false): RefCallback<HTMLHeadingElement> {
  const shown = useRef(isNew ? undefined : step);
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
