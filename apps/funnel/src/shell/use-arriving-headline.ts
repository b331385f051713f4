import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { pageSettings } from './page-settings.ts';

/** With a mouse there is a hardware keyboard; on a touch screen the virtual one would cover half of the page. */
const TYPES_AT_ONCE = '(hover: hover) and (pointer: fine)';

/**
 * Moves the focus to the headline of a new step, so that it is announced; on a computer to the only field of its screen
 * (`data-first-field`). Not for the first step of a page, unless it `isNew`. It runs when the headline mounts, not when
 * the step changes: the code of a screen may still be loading then. The document title is that of the step.
 */
export function useArrivingHeadline(step: string, isNew = false): RefCallback<HTMLHeadingElement> {
  const shown = useRef(isNew ? undefined : step);
  const present = useRef<HTMLHeadingElement>(null);
  // After every render: the language may have changed.
  useEffect(() => nameTab(present.current));
  return useCallback(
    (headline: HTMLHeadingElement | null) => {
      present.current = headline;
      nameTab(headline);
      if (!headline || shown.current === step) return;
      shown.current = step;
      window.scrollTo(0, 0);
      (firstField(headline) ?? headline).focus({ preventScroll: true });
    },
    [step],
  );
}

function firstField(headline: HTMLElement): HTMLElement | null | undefined {
  if (!matchMedia(TYPES_AT_ONCE).matches) return undefined;
  return headline.closest('[data-step]')?.querySelector<HTMLElement>('[data-first-field]');
}

/** Never with a name: the browser stores document titles (`data-tab` replaces a headline with a greeting). */
function nameTab(headline: HTMLElement | null): void {
  if (!headline) return;
  document.title = `${headline.dataset['tab'] ?? headline.textContent} – ${pageSettings().brand.name}`;
}
