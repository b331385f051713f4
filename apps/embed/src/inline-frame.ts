import { firstHeight } from './first-height.ts';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';
import type { Stand } from './shell/stand.ts';

export interface InlineStand extends Stand {
  /** The frame has its place on the page, and so its width. */
  placed(): void;
}

/** A frame in the flow of the page, always as high as its content. */
export function makeInline(
  frame: HTMLIFrameElement,
  { offset = 0, noFooter = false }: FunnelOptions,
): InlineStand {
  // Loaded when the visitor comes near.
  frame.loading = 'lazy';
  frame.style.scrollMarginTop = `${offset}px`;

  function show(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }

  /** Whether the frame begins above the window, or below a header that stays at its top. */
  function isTopHidden(): boolean {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.ceil(frame.getBoundingClientRect().top) < offset + padding;
  }

  return {
    placed() {
      const width = frame.getBoundingClientRect().width || innerWidth;
      frame.style.height = `${firstHeight(width, !noFooter)}px`;
    },
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
      if (message.type === 'funnel-step' && isInUse && isTopHidden()) show();
    },
    remove: () => frame.remove(),
  };
}
