/**
 * Every page arrives with its first step. A tab that resumes at a later step must not flash it: `first-paint.css` hides
 * the page until main.tsx has drawn the right step. A page stores its answers under the last part of its path, and its
 * step in the history entry.
 *
 * The first look into the tab's storage blocks a page for some 20 ms (a synchronous call to another process). A tab that
 * is new here does not pay for it before the first paint. A tab may have been here and elsewhere in between: it shows the
 * first step for a moment.
 */
export function hideWhileResuming(painted: Promise<void>): void {
  const isLaterStep = history.state?.shown !== undefined;
  if (isLaterStep) hide();
  else if (isNewHere()) void painted.then(hideIfKept);
  else hideIfKept();
}

function isNewHere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pagesOfOurs = window.navigation?.entries().length;
  return load?.type === 'navigate' && pagesOfOurs === 1;
}

function hideIfKept(): void {
  const page = location.pathname.split('/').pop() ?? '';
  if (isKept(page)) hide();
}

function hide(): void {
  document.documentElement.dataset['resuming'] = '';
}

/** Inside a frame the browser may block storage. */
function isKept(page: string): boolean {
  try {
    return sessionStorage.getItem(page) !== null;
  } catch {
    return false;
  }
}
