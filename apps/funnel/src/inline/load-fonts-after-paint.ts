const FONTS = ['400 1em Figtree', '560 1em Fraunces'];

/** Our fonts after the first paint, both at once, so that the page is laid out anew only once (first-paint.css). */
export function loadFontsAfterPaint(): void {
  new PerformanceObserver(async (list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
    document.documentElement.dataset['fonts'] = '';
  }).observe({ type: 'paint', buffered: true });
}
