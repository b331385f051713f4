import type { FunnelOptions } from '../shell/kitchen-funnel-api.ts';
import { isInTheWay } from './consent-banner.ts';

const KEY = 'kitchen-funnel-opened';
const LOOK_AGAIN_MS = 1000;

let isOpened = false;

/** Shown once a visit; without storage, once a page. */
export function keepOpened(): void {
  isOpened = true;
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {}
}

function wasOpened(): boolean {
  try {
    return isOpened || sessionStorage.getItem(KEY) !== null;
  } catch {
    return isOpened;
  }
}

type Occasions = Pick<FunnelOptions, 'openAfter' | 'openAtScroll' | 'openOnLeave'>;

/** Opens after a time, at a scroll depth or on exit intent; never over a banner or a dialog. */
export function openByItself(
  { openAfter, openAtScroll, openOnLeave }: Occasions,
  open: () => void,
  signal: AbortSignal,
): void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  function later(act: () => void, ms: number): void {
    timers.add(setTimeout(act, ms));
  }

  function tryToOpen(): void {
    if (wasOpened() || signal.aborted) return;
    if (isInTheWay()) later(tryToOpen, LOOK_AGAIN_MS);
    else open();
  }

  if (openAfter !== undefined) later(tryToOpen, openAfter * 1000);
  if (openAtScroll !== undefined) {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const depth = (100 * scrollY) / Math.max(1, scrollHeight - innerHeight);
      if (scrollY > 0 && depth >= openAtScroll) tryToOpen();
    };
    addEventListener('scroll', look, { signal, passive: true });
  }
  if (openOnLeave) {
    const look = ({ relatedTarget, clientY }: MouseEvent) => {
      if (!relatedTarget && clientY <= 0) tryToOpen();
    };
    document.addEventListener('mouseout', look, { signal });
  }
}
