import { useSyncExternalStore } from 'react';

/** From here on there is room beside a question (step-frame.module.css keeps it). */
const WIDE = '(width >= 68.75em)';

function follow(listener: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether something stands beside the question. The server does not know, and renders nothing there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
