import { useEffect } from 'react';
import { isFramed, tellParent } from './parent-window.ts';

/** Tells the parent page the height of the content, whenever it changes, so that the frame never scrolls. */
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
