/**
 * Every page arrives with its first step. A tab that resumes at a later step must not flash it: `first-paint.css` hides
 * the page until main.tsx has drawn the right step. A page stores its answers under the last part of its path, and its
 * step in the history entry.
 */
export function hideWhileResuming(): void {
  const page = location.pathname.split('/').pop() ?? '';
  const isLaterStep = history.state?.shown !== undefined;
  if (isLaterStep || isKept(page)) document.documentElement.dataset['resuming'] = '';
}

/** Inside a frame the browser may block storage. */
function isKept(page: string): boolean {
  try {
    return sessionStorage.getItem(page) !== null;
  } catch {
    return false;
  }
}
