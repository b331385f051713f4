import { useSyncExternalStore } from 'react';

/** From this width on there is space beside a question (step-frame.module.css reserves it). */
const WIDE = '(width >= 68.75em)';

function follow(listener: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether something is shown beside the question. Unknown on the server, which renders nothing there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
