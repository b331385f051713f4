import { useEffect } from 'react';
import { isFramed, tellParent } from './parent-window.ts';

/** The parent page does not receive key presses in the frame: reports Escape, so that an overlay can close. */
export function useEscape(): void {
  useEffect(() => {
    if (!isFramed()) return;
    function tell({ key, defaultPrevented }: KeyboardEvent): void {
      const isForUs = document.querySelector('dialog[open]') !== null;
      if (key === 'Escape' && !defaultPrevented && !isForUs) tellParent({ type: 'escape-pressed' });
    }
    addEventListener('keydown', tell);
    return () => removeEventListener('keydown', tell);
  }, []);
}
