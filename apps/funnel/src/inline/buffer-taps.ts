import type { EarlyAnswers } from './early-answer.ts';
import { wholeDocument } from './whole-document.ts';

interface Tap {
  readonly button: HTMLElement;
  readonly meaning: string;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

/** The pointer's position on the screen: the parent page may scroll and move the frame under it. */
interface Press extends Tap {
  readonly x: number;
  readonly y: number;
}

/** The interface for the page's own code. */
interface Taps extends Pick<EarlyAnswers, 'takeOver'> {
  /** From now on React handles every tap. The last earlier tap is replayed. */
  ready(): void;
  /** The time of the original tap, while it is replayed. */
  readonly madeAt: number | undefined;
}

declare global {
  interface Window {
    __FUNNEL_TAPS__?: Taps;
  }
}

const TAPPABLE = 'button, a';
/** A link works without our code. A link whose address only the browser knows has no href yet. */
const LEADS_ON = 'a[href]';

/** A pointer that moves further is a scroll, or a press that the visitor cancels. */
const MAX_DRIFT_PX = 10;
/** A browser fires the click of a press within this time. */
const CLICK_WITHIN_MS = 500;

/** Identifies the same button after a rerender (R30 has the hooks). */
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

/** Marks an early tapped tile immediately. */
function mark(tapped: HTMLElement): void {
  if (tapped.dataset['value'] === undefined) return;
  for (const tile of document.querySelectorAll('[data-value]')) tile.ariaChecked = String(tile === tapped);
}

/**
 * Handles all taps until the page is ready. It stores the last tap, stops its event so that nothing else handles it,
 * and replays it once the page is ready. An answer that can be handled without React is not stored. Afterwards a press
 * still belongs to the button it began on: if the layout shifts between press and release, the browser fires the click
 * elsewhere.
 */
export function bufferTaps(early: EarlyAnswers): void {
  let isReady = false;
  let kept: Tap | undefined;
  let press: Press | undefined;
  /** Until then a click is dropped, because its press has already been handled. */
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
      mark(tap.button);
      kept = early.answer(tap.button, tap.at) ? undefined : tap;
    }
  }

  function isInPlace({ screenX, screenY }: MouseEvent): boolean {
    return press !== undefined && Math.hypot(screenX - press.x, screenY - press.y) <= MAX_DRIFT_PX;
  }

  function begin(event: PointerEvent): void {
    const button = buttonOf(event.target);
    press = button
      ? { button, meaning: meaningOf(button), at: event.timeStamp, x: event.screenX, y: event.screenY }
      : undefined;
  }

  /** If the pressed button was removed from the page, the browser fires no click, or one somewhere else. */
  function end(event: PointerEvent): void {
    if (!press || press.button.isConnected || !isInPlace(event)) return;
    swallowUntil = event.timeStamp + CLICK_WITHIN_MS;
    take(press);
    press = undefined;
  }

  function click(event: MouseEvent): void {
    // A replayed click, or one made by the page's own code. Before that, code that clicks stands in for a person.
    if (madeAt !== undefined || (isReady && !event.isTrusted)) return;
    // A keyboard click has no pointer.
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

  // A tap that came before the second question.
  void wholeDocument().then(() => {
    if (kept) take(kept);
  });

  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', () => (press = undefined), true);
  addEventListener('click', click, true);

  window.__FUNNEL_TAPS__ = {
    takeOver: early.takeOver,
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
