/** A page that nobody sees is not painted. It does not wait for it for ever. */
const AT_THE_LATEST_MS = 3000;

/** Resolves with the first paint. A frame may lie below the fold, and a tab in the background: those do not wait. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || window.parent !== window) return resolve();
    setTimeout(resolve, AT_THE_LATEST_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
