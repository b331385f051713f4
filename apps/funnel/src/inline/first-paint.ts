/** A hidden page is not painted, so the wait has a timeout. */
const AT_THE_LATEST_MS = 3000;

/** Resolves with the first paint. A frame below the fold or a background tab does not wait. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || window.parent !== window) return resolve();
    setTimeout(resolve, AT_THE_LATEST_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
