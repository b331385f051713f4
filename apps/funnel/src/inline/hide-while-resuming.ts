/**
 * A tab that goes on at a later step does not flash the first one, which every page arrives with: `first-paint.css` hides
 * it until main.tsx has drawn the right one. A page keeps its answers under the last part of its path, its step in the
 * history entry.
 */
export function hideWhileResuming(): void {
  const page = location.pathname.split('/').pop() ?? '';
  const isLaterStep = history.state?.shown !== undefined;
  if (isLaterStep || isKept(page)) document.documentElement.dataset['resuming'] = '';
}

/** A browser may allow no storage inside a frame. */
function isKept(page: string): boolean {
  try {
    return sessionStorage.getItem(page) !== null;
  } catch {
    return false;
  }
}
