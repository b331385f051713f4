import type { Stand } from './funnel.ts';

/** High enough for a first question until the funnel says how high it is. */
const FIRST_HEIGHT_PX = 640;

/** A frame in the flow of the page, always as high as its content. */
export function makeInline(frame: HTMLIFrameElement, put: (frame: Element) => void): Stand {
  frame.style.height = `${FIRST_HEIGHT_PX}px`;
  put(frame);

  function show(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }

  return {
    open: show,
    close() {},
    setHeight(px) {
      frame.style.height = `${Math.ceil(px)}px`;
    },
    onStep() {
      // A long form was answered at its end: the next step begins above.
      if (frame.getBoundingClientRect().top < 0) show();
    },
    remove: () => frame.remove(),
  };
}
