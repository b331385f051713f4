import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { pageSettings } from './page-settings.ts';

/** With a mouse comes a keyboard of its own; on a touch screen one would cover half of the page unasked. */
const TYPES_AT_ONCE = '(hover: hover) and (pointer: fine)';

/**
 * For the headline of a step: hands it the focus when it has just come in, so that it is read out; on a computer the one
 * field of its screen (`data-first-field`) takes the focus instead. The first step of a page has not come in, unless it
 * `isNew`. When the headline comes in, not when the step changes: the code of a screen may still be on its way then.
 * The browser's tab is named after the step.
 */
export function useArrivingHeadline(step: string, isNew = false): RefCallback<HTMLHeadingElement> {
  const shown = useRef(isNew ? undefined : step);
  const present = useRef<HTMLHeadingElement>(null);
  // After every render: the language may be another one.
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

/** Never after a person: the browser keeps the names of its tabs (`data-tab` stands in for a headline that greets one). */
function nameTab(headline: HTMLElement | null): void {
  if (!headline) return;
  document.title = `${headline.dataset['tab'] ?? headline.textContent} – ${pageSettings().brand.name}`;
}
