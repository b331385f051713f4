import type { FunnelLanguage } from './funnel-options.ts';
import type { Stand } from './stand.ts';

const CLOSE = { de: 'Schließen', en: 'Close' };

/**
 * A frame over the whole page. The browser's own dialog keeps the focus inside and gives it back; Escape asks the
 * question that the funnel's own cross asks.
 */
export function makeModal(frame: HTMLIFrameElement, lang: FunnelLanguage, ask: () => void): Stand {
  const root = document.documentElement;
  // The server writes the retailer's colours in for `var(--paper)` and `var(--soft)` when it hands this script out.
  const dialog = document.createElement('dialog');
  dialog.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:var(--paper);overflow:hidden';
  dialog.ariaLabel = frame.title;
  frame.style.height = '100%';

  // The way out for as long as the funnel, which has its own, is not there: it may never come.
  const cross = document.createElement('button');
  cross.type = 'button';
  cross.textContent = '×';
  cross.ariaLabel = CLOSE[lang];
  cross.style.cssText =
    'position:absolute;top:8px;right:8px;width:44px;height:44px;padding:0;border:0;background:none;color:var(--soft);font:28px/1 sans-serif;cursor:pointer';
  cross.onclick = close;

  let overflow = '';

  function askOrClose(event: Event): void {
    event.preventDefault();
    if (cross.isConnected) close();
    else ask();
  }
  dialog.addEventListener('cancel', askOrClose);
  // Browsers let a second Escape close the dialog whatever is said to its cancel event.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && askOrClose(event));
  dialog.addEventListener('close', leave);

  function close(): void {
    dialog.close();
    leave();
  }

  function leave(): void {
    if (!dialog.isConnected) return;
    root.style.overflow = overflow;
    if (!root.getAttribute('style')) root.removeAttribute('style');
    // What was typed is gone, as the visitor was told.
    frame.remove();
    dialog.remove();
  }

  return {
    open() {
      if (dialog.open) return;
      dialog.append(frame, cross);
      (document.body ?? root).append(dialog);
      overflow = root.style.overflow;
      root.style.overflow = 'hidden';
      dialog.showModal();
      cross.focus();
    },
    close,
    hear(message) {
      if (message.type === 'close-widget') close();
      else if (cross.isConnected) {
        cross.remove();
        frame.focus();
      }
    },
    remove: close,
  };
}
