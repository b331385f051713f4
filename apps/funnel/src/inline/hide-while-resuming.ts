/**
 * Every page is served with its first step. A tab that resumes at a later step must not flash it: `first-paint.css`
 * hides the page until React has rendered the right step (app.tsx). A page stores its answers under the last part of
 * its path, and its step in the history entry.
 *
 * The first access to the tab's storage blocks a page for some 20 ms (a synchronous call to another process). A tab
 * that comes from another site skips it before the first paint. If it was here before, it shows the first step for a
 * moment, and a tap counts.
 *
 * True if the page is hidden: then there is no first paint to wait for.
 */
export function hideWhileResuming(painted: Promise<void>): boolean {
  const isLaterStep = history.state?.shown !== undefined;
  if (isLaterStep) hide();
  else if (comesFromElsewhere()) void painted.then(hideIfKept);
  else hideIfKept();
  return 'resuming' in document.documentElement.dataset;
}

/** The Navigation API only lists adjacent entries of our own origin. */
function comesFromElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pagesOfOurs = window.navigation?.entries().length;
  return load?.type === 'navigate' && pagesOfOurs === 1;
}

function hideIfKept(): void {
  const page = location.pathname.split('/').pop() ?? '';
  if (isKept(page)) hide();
}

function hide(): void {
  document.documentElement.dataset['resuming'] ??= 'waiting';
}

/** Inside a frame the browser may block storage. */
function isKept(page: string): boolean {
  try {
    return sessionStorage.getItem(page) !== null;
  } catch {
    return false;
  }
}
