import { useEffect } from 'react';

/** Acts on Escape, unless a dialog is open: then Escape closes the dialog. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      // Otherwise the same key press would close the dialog that it has opened.
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
}
