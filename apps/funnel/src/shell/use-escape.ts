import { useEffect } from 'react';
import { isFramed, tellParent } from './parent-window.ts';

/** The page around us cannot hear a key that is pressed in here: whoever shows us over the page closes us then. */
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
