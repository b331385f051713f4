interface Placing {
  /** After the target instead of inside it. */
  readonly isBehind: boolean;
  readonly signal: AbortSignal;
  readonly complain: (problem: string) => void;
}

/** The timeout for the target to appear. Observing the page for ever would cost performance. */
const WAIT_MS = 30_000;

/** Inserts the frame once its target exists: a page may create it by script. */
export function putOnPage(
  frame: Element,
  place: Element | string | undefined,
  { isBehind, signal, complain }: Placing,
  placed: () => void,
): void {
  function put(): boolean {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    // A script in the head has no visible place.
    if (!element || (isBehind && element.closest('head'))) return false;
    if (isBehind) element.after(frame);
    else element.append(frame);
    placed();
    return true;
  }

  function putOrWait(): void {
    if (put()) return;
    if (isBehind || typeof place !== 'string') {
      complain('a target is missing.');
      return;
    }
    const observer = new MutationObserver(() => put() && stop());
    const timer = setTimeout(() => {
      stop();
      complain(`no element is "${place}".`);
    }, WAIT_MS);
    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
    }
    observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
    signal.addEventListener('abort', stop);
  }

  if (document.readyState !== 'loading') putOrWait();
  else if (!put()) document.addEventListener('DOMContentLoaded', putOrWait, { signal });
}
