import { useEffect } from 'react';
import { isFramed, tellParent } from './parent-window.ts';

/** Reports the height of the content to the parent page on every change, so that the frame never scrolls. */
export function useFrameHeight(): void {
  useEffect(() => {
    const content = document.getElementById('root');
    if (!isFramed() || !content) return;
    const observer = new ResizeObserver(() =>
      tellParent({ type: 'funnel-height', height: content.getBoundingClientRect().height }),
    );
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
}
