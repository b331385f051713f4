const FONTS = ['400 1em Figtree', '560 1em Fraunces'];

/** Loads both fonts after the first paint, together, so that there is only one new layout (first-paint.css). */
export function loadFontsAfterPaint(): void {
  new PerformanceObserver(async (list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
    document.documentElement.dataset['fonts'] = '';
  }).observe({ type: 'paint', buffered: true });
}
