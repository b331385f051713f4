declare global {
  interface Window {
    __FUNNEL_HEARD__?: readonly MessageEvent[];
  }
}

/** A bound on memory, above what any page sends before hydration. */
const MAX_KEPT = 50;

/**
 * Buffers messages of other windows until the page's own code listens. That code checks the sender
 * (shell/parent-window.ts).
 */
export function bufferMessages(): void {
  const heard: MessageEvent[] = [];
  window.__FUNNEL_HEARD__ = heard;
  addEventListener('message', (event) => {
    if (heard.length < MAX_KEPT) heard.push(event);
  });
}
