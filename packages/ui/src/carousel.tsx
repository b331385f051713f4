import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import style from './carousel.module.css';
import { ArrowLeftIcon, ArrowRightIcon } from './icon.tsx';

export type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The visible range, e.g. "16.–18. November"; announced to screen readers on a change. */
  status: ReactNode;
  /** A line below the status, beside the arrows. */
  note?: ReactNode;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Only the content of the current page. */
  children: ReactNode;
};

/** The swipe distance to turn the page. */
const SWIPE_PX = 48;
const FOCUSABLE = 'button:not([disabled]), a[href]';

/** Turns pages by its arrows, by arrow keys or by swiping. The new page slides in for 150 ms. */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  status,
  note,
  page,
  pages,
  onPage,
  children,
}: CarouselProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const finger = useRef<{ x: number; y: number }>(undefined);
  const takesFocus = useRef(false);
  const [shown, setShown] = useState({ page, turn: '' });
  if (shown.page !== page) setShown({ page, turn: page > shown.page ? 'forward' : 'back' });

  // The focused element was removed with its page: the focus moves to the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is another one.
  useEffect(() => {
    if (takesFocus.current) sheet.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    takesFocus.current = false;
  }, [page]);

  function turn(by: 1 | -1): void {
    const next = page + by;
    if (next < 0 || next >= pages) return;
    takesFocus.current = sheet.current?.contains(document.activeElement) ?? false;
    onPage(next);
  }

  function key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (!by) return;
    event.preventDefault();
    turn(by);
  }

  const follow = (dx: number) => {
    if (sheet.current) sheet.current.style.translate = dx === 0 ? '' : `${dx}px`;
  };
  function touch(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') finger.current = { x: event.clientX, y: event.clientY };
  }
  function drag(event: PointerEvent): void {
    if (finger.current) follow((event.clientX - finger.current.x) / 2);
  }
  function release(event: PointerEvent): void {
    if (!finger.current) return;
    const dx = event.clientX - finger.current.x;
    const isSideways = Math.abs(dx) > Math.abs(event.clientY - finger.current.y);
    finger.current = undefined;
    follow(0);
    // The browser cancels the pointer when the page scrolls instead.
    if (event.type === 'pointerup' && isSideways && Math.abs(dx) >= SWIPE_PX) turn(dx < 0 ? 1 : -1);
  }

  return (
    <section aria-label={label} onKeyDown={key}>
      <div className={style['bar']}>
        <button
          type="button"
          className={style['arrow']}
          aria-label={previousLabel}
          aria-disabled={page === 0 || undefined}
          data-action="previous"
          onClick={() => turn(-1)}
        >
          <ArrowLeftIcon />
        </button>
        <div className={style['middle']}>
          <p className={style['status']} role="status">
            {status}
          </p>
          {note}
        </div>
        <button
          type="button"
          className={style['arrow']}
          aria-label={nextLabel}
          aria-disabled={page >= pages - 1 || undefined}
          data-action="following"
          onClick={() => turn(1)}
        >
          <ArrowRightIcon />
        </button>
      </div>
      <div
        className={style['window']}
        onPointerDown={touch}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div key={page} ref={sheet} className={shown.turn ? style[shown.turn] : undefined}>
          {children}
        </div>
      </div>
    </section>
  );
}
