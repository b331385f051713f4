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
 * An overlay. The native dialog traps and restores the focus; Back closes it instead of leaving the page. A
 * terminfinder has its own close button, which asks first, and is removed when closed; a funnel is only hidden.
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
  /** The page in the frame has its own close button, which asks. */
  let asksItself = isTerminfinder;
  /** After an enquiry the thank-you page is shown before the frame closes (R40). */
  let owesThanks = false;

  /** Before the first message the funnel cannot ask: it may have failed to load. */
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
  // Browsers close the dialog on a second Escape even if its cancel event is prevented.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && stopAndCloseOrAsk(event));
  dialog.addEventListener('click', ({ target }) => target === dialog && closeOrAsk());
  dialog.addEventListener('close', () => {
    leave();
    putAway();
  });

  const entry = enterHistory(() => {
    // Its question is answered inside the frame: until then there must be an entry to go back from.
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
    // Reopened while it slides out.
    if (!dialog.open) dialog.showModal();
    slide({ dialog, panel, way }, 'in');
    cross.focus();
  }

  function close(): void {
    if (!isOpen) return;
    leave();
    slide({ dialog, panel, way }, 'out', () => dialog.close());
  }

  /** The page is interactive again while the panel still slides out. */
  function leave(): void {
    if (!isOpen) return;
    isOpen = false;
    entry.leave();
    root.style.overflow = overflow;
    if (!root.getAttribute('style')) root.removeAttribute('style');
  }

  function putAway(): void {
    // The input is discarded, as announced to the visitor.
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
      // The thank-you page has no close button, and may fail to load.
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
