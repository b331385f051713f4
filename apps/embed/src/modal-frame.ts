import type { Stand } from './funnel.ts';

/**
 * A frame over the whole page. The browser's own dialog keeps the focus inside and gives it back; Escape asks the
 * question that the funnel's own close button asks.
 */
export function makeModal(frame: HTMLIFrameElement, ask: () => void): Stand {
  const dialog = document.createElement('dialog');
  dialog.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:#fbf8f3;overflow:hidden';
  frame.style.height = '100%';
  dialog.setAttribute('aria-label', frame.title);
  let overflow = '';

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    ask();
  });

  function close(): void {
    if (!dialog.open) return;
    dialog.close();
    document.documentElement.style.overflow = overflow;
    // What was typed is gone, as the visitor was told.
    frame.remove();
  }

  return {
    open() {
      if (dialog.open) return;
      dialog.append(frame);
      document.body.append(dialog);
      overflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      dialog.showModal();
      frame.focus();
    },
    close,
    setHeight() {},
    onStep() {},
    remove() {
      close();
      dialog.remove();
    },
  };
}
