import { firstHeight } from './first-height.ts';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';
import type { Stand } from './shell/stand.ts';

export interface InlineStand extends Stand {
  /** The frame is in the page and has its width. */
  placed(): void;
}

/** An inline frame, always as high as its content. */
export function makeInline(
  frame: HTMLIFrameElement,
  { offset = 0, noFooter = false }: FunnelOptions,
): InlineStand {
  // Lazy loading.
  frame.loading = 'lazy';
  frame.style.scrollMarginTop = `${offset}px`;

  function show(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }

  /** Whether the frame's top is above the viewport or under a sticky header. */
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
        // From now on the height follows: no scrollbar may flash before the frame has grown.
        frame.scrolling = 'no';
      }
      // After the end of a long form the next step begins above the viewport. Otherwise nothing scrolls.
      const isInUse = document.activeElement === frame;
      if (message.type === 'funnel-step' && isInUse && isTopHidden()) show();
    },
    remove: () => frame.remove(),
  };
}
