interface Placing {
  /** Behind the place instead of in it. */
  readonly isBehind: boolean;
  readonly signal: AbortSignal;
  readonly complain: (problem: string) => void;
}

/** Puts the frame where it belongs, as soon as that part of the page is there. */
export function putOnPage(
  frame: Element,
  place: Element | string | undefined,
  { isBehind, signal, complain }: Placing,
): void {
  function put(): boolean {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    // A script in the head has no place on the page.
    if (!element || (isBehind && element.closest('head'))) return false;
    if (isBehind) element.after(frame);
    else element.append(frame);
    return true;
  }

  function putOrComplain(): void {
    if (!put()) complain(place && !isBehind ? `no element is "${place}".` : 'a target is missing.');
  }

  if (document.readyState !== 'loading') putOrComplain();
  else if (!put()) document.addEventListener('DOMContentLoaded', putOrComplain, { signal });
}
