import { type Ref, useCallback, useRef } from 'react';

/** For the headline of a step that has just come in: scrolls to the top and hands it the focus, so that it is read out. */
export function useStepFocus(step: string): Ref<HTMLHeadingElement> {
  const shown = useRef(step);
  // When the headline comes in, not when the step changes: the code of a screen may still be on its way then.
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
