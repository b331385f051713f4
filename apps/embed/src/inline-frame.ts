import type { Stand } from './stand.ts';

/** About as high as a first question, until the funnel says how high it is. */
const FIRST_HEIGHT_PX = 640;

/** A frame in the flow of the page, always as high as its content. */
export function makeInline(frame: HTMLIFrameElement): Stand {
  // Loaded when the visitor comes near.
  frame.loading = 'lazy';
  frame.style.height = `${FIRST_HEIGHT_PX}px`;

  function show(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }

  return {
    open: show,
    close() {},
    hear(message) {
      if (message.type === 'funnel-height') {
        frame.style.height = `${Math.ceil(message.height)}px`;
        // From now on it follows: no scrollbar may flash in the moment before the frame has grown.
        frame.scrolling = 'no';
      }
      // Who answered at the end of a long form finds the next step above. Others are not moved.
      const isInUse = document.activeElement === frame;
      if (message.type === 'funnel-step' && isInUse && frame.getBoundingClientRect().top < 0) show();
    },
    remove: () => frame.remove(),
  };
}
