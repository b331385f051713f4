declare global {
  interface Window {
    __FUNNEL_HEARD__?: readonly MessageEvent[];
  }
}

/** More than any page says before ours is ready; no page can fill the memory. */
const MAX_KEPT = 50;

/** What other windows say before the page's own code listens. That code checks who it was (shell/parent-window.ts). */
export function bufferMessages(): void {
  const heard: MessageEvent[] = [];
  window.__FUNNEL_HEARD__ = heard;
  addEventListener('message', (event) => {
    if (heard.length < MAX_KEPT) heard.push(event);
  });
}
