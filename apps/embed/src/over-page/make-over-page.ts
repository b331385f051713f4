import type { FunnelLanguage } from '../shell/funnel-options.ts';
import type { FunnelOptions } from '../shell/kitchen-funnel-api.ts';
import type { Stand } from '../shell/stand.ts';
import { enterHistory } from './enter-history.ts';
import { keepOpened, openByItself } from './open-by-itself.ts';
import { makePanel, type OverWay, slide } from './panel.ts';
import { makeSideTab } from './side-tab.ts';

export interface OverPage {
  readonly options: FunnelOptions;
  readonly way: OverWay;
  readonly lang: FunnelLanguage;
  /** Asks the terminfinder to ask whether the visitor wants to leave. */
  readonly ask: () => void;
  readonly signal: AbortSignal;
}

/**
 * A frame over the page. The browser's own dialog keeps the focus inside and gives it back; the browser's Back closes it
 * instead of leaving the page. A terminfinder has a cross of its own, which asks first, and is over when it is closed; a
 * funnel is only put away.
 */
export function makeOverPage(frame: HTMLIFrameElement, over: OverPage): Stand {
  const { options, way, lang, ask, signal } = over;
  const isTerminfinder = options.funnel === 'terminfinder';
  const root = document.documentElement;
  const { dialog, panel, cross } = makePanel(frame, { way, lang, hasBar: !isTerminfinder });
  const tab = way === 'tab' ? makeSideTab(options.label ?? frame.title, open) : undefined;
  let overflow = '';
  let isOpen = false;
  let isHeard = false;
  /** The page in the frame has a cross of its own, which asks. */
  let asksItself = isTerminfinder;
  /** Whoever has sent an enquiry sees the thank-you page before the frame goes (R40). */
  let owesThanks = false;

  /** Until the funnel has said something it cannot ask anything: it may never come. */
  function closeOrAsk(): void {
    if (asksItself && !cross.isConnected) ask();
    else close();
  }
  cross.onclick = close;
  function stopAndCloseOrAsk(event: Event): void {
    event.preventDefault();
    closeOrAsk();
  }
  dialog.addEventListener('cancel', stopAndCloseOrAsk);
  // Browsers let a second Escape close the dialog whatever is said to its cancel event.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && stopAndCloseOrAsk(event));
  dialog.addEventListener('click', ({ target }) => target === dialog && closeOrAsk());
  dialog.addEventListener('close', () => {
    leave();
    putAway();
  });

  const entry = enterHistory(() => {
    // What it asks is answered inside the frame: until then there has to be something to go back from.
    if (asksItself && !cross.isConnected) entry.enter();
    closeOrAsk();
  }, signal);

  function open(): void {
    if (isOpen || signal.aborted) return;
    isOpen = true;
    keepOpened();
    if (!dialog.isConnected) {
      asksItself = isTerminfinder;
      panel.append(...(asksItself ? [frame, cross] : [frame]));
      (document.body ?? root).append(dialog);
    }
    overflow = root.style.overflow;
    root.style.overflow = 'hidden';
    entry.enter();
    // Opened again while it slides out, it is still there.
    if (!dialog.open) dialog.showModal();
    slide({ dialog, panel, way }, 'in');
    cross.focus();
  }

  function close(): void {
    if (!isOpen) return;
    leave();
    slide({ dialog, panel, way }, 'out', () => dialog.close());
  }

  /** The page is the visitor's again, while the panel still slides out. */
  function leave(): void {
    if (!isOpen) return;
    isOpen = false;
    entry.leave();
    root.style.overflow = overflow;
    if (!root.getAttribute('style')) root.removeAttribute('style');
  }

  function putAway(): void {
    // What was typed is gone, as the visitor was told.
    if (!isTerminfinder || isOpen) return;
    frame.remove();
    dialog.remove();
  }

  function showCross(): void {
    asksItself = false;
    if (!cross.isConnected) panel.append(cross);
  }

  openByItself(options, open, signal);

  return {
    open,
    close,
    hear(message) {
      if (message.type === 'funnel-done' || message.type === 'terminfinder-lead') owesThanks = true;
      // The thank-you page has no cross, and may never come.
      const isThanked = message.type === 'funnel-step' && message.step === 'thank_you';
      if (isThanked || (message.type === 'close-widget' && owesThanks)) {
        owesThanks = false;
        showCross();
      } else if (message.type === 'close-widget' || (message.type === 'escape-pressed' && !asksItself))
        close();
      else if (asksItself && cross.isConnected) {
        cross.remove();
        frame.focus();
      } else if (!isHeard && isOpen) frame.focus();
      isHeard = true;
    },
    remove() {
      leave();
      dialog.close();
      dialog.remove();
      frame.remove();
      tab?.remove();
    },
  };
}
