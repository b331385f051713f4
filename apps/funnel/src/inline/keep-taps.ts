interface Tap {
  readonly button: HTMLElement;
  readonly meaning: string;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

interface Press extends Tap {
  readonly x: number;
  readonly y: number;
}

/** What the page's own code knows of taps. */
interface Taps {
  /** React hears every tap from now on. The last tap before is repeated. */
  ready(): void;
  /** While a tap is repeated: when it was made. */
  readonly madeAt: number | undefined;
}

declare global {
  interface Window {
    __FUNNEL_TAPS__?: Taps;
  }
}

const TAPPABLE = 'button, a';
/** A link leads on without us, but one whose address only the browser knows has none yet. */
const LEADS_ON = 'a[href]';

/** A pointer that travels further means something else: a scroll, or a press that the visitor takes back. */
const MAX_DRIFT_PX = 10;
/** A browser sends the click of a press this soon after it. */
const CLICK_WITHIN_MS = 500;

/** The same for the same button of a page that was drawn anew (R30 has the hooks). */
function meaningOf(button: HTMLElement): string {
  const { action, value, date, slot } = button.dataset;
  const step = button.closest<HTMLElement>('[data-step]')?.dataset['step'];
  return [step, action ?? value ?? date ?? slot ?? button.ariaLabel ?? button.textContent].join(' ');
}

function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TAPPABLE) : null;
}

function sameButton({ button, meaning }: Tap): HTMLElement | undefined {
  const isStill = (one: HTMLElement) => one.isConnected && meaningOf(one) === meaning;
  return isStill(button) ? button : [...document.querySelectorAll<HTMLElement>(TAPPABLE)].find(isStill);
}

/** A tile that is tapped early shows its mark at once. */
function mark(tapped: HTMLElement): void {
  if (tapped.dataset['value'] === undefined) return;
  for (const tile of document.querySelectorAll('[data-value]')) tile.ariaChecked = String(tile === tapped);
}

/**
 * The one owner of taps until the page is ready. It keeps the last tap and stops it, so that nothing else acts on it, and
 * repeats it once the page is ready. Also afterwards a press belongs to the button it began on: where the layout moves
 * between press and release, the browser sends the click elsewhere.
 */
export function keepTaps(): void {
  let isReady = false;
  let kept: Tap | undefined;
  let press: Press | undefined;
  /** The click of a press that has been acted on already is not wanted. */
  let swallowUntil = 0;
  let madeAt: number | undefined;

  function repeat(tap: Tap): void {
    madeAt = tap.at;
    sameButton(tap)?.click();
    madeAt = undefined;
  }

  function take(tap: Tap): void {
    if (isReady || tap.button.matches(LEADS_ON)) {
      repeat(tap);
    } else {
      kept = tap;
      mark(tap.button);
    }
  }

  function isInPlace({ clientX, clientY }: MouseEvent): boolean {
    return press !== undefined && Math.hypot(clientX - press.x, clientY - press.y) <= MAX_DRIFT_PX;
  }

  function begin(event: PointerEvent): void {
    const button = buttonOf(event.target);
    press = button
      ? { button, meaning: meaningOf(button), at: event.timeStamp, x: event.clientX, y: event.clientY }
      : undefined;
  }

  /** No click comes, or one somewhere else, where the pressed button has been taken out of the page. */
  function end(event: PointerEvent): void {
    if (!press || press.button.isConnected || !isInPlace(event)) return;
    swallowUntil = event.timeStamp + CLICK_WITHIN_MS;
    take(press);
    press = undefined;
  }

  function click(event: MouseEvent): void {
    // Ours, or made by the page's own code.
    if (!event.isTrusted) return;
    // A key makes a click without a pointer.
    const isPointer = event.detail > 0;
    const isDone = isPointer && event.timeStamp < swallowUntil;
    const hit = buttonOf(event.target);
    const pressed = isPointer && isInPlace(event) ? press : undefined;
    press = undefined;
    const button = pressed?.button ?? hit;
    const actsAlone = button === hit && (isReady || button?.matches(LEADS_ON));
    if (!isDone && (!button || actsAlone)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button && !isDone) take(pressed ?? { button, meaning: meaningOf(button), at: event.timeStamp });
  }

  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', () => (press = undefined), true);
  addEventListener('click', click, true);

  window.__FUNNEL_TAPS__ = {
    ready() {
      isReady = true;
      if (kept) repeat(kept);
      kept = undefined;
    },
    get madeAt() {
      return madeAt;
    },
  };
}
