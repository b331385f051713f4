import { useEffect } from 'react';

/** Does something on Escape, unless a dialog is open, which Escape then closes. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      // Else the same key would close at once what it has opened.
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
}
