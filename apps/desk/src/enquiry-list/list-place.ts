import { useLocation } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The scroll position in the list. */
export interface ListPlace {
  readonly top: number;
  readonly cursorId?: string | undefined;
}

export const LIST_PATH = '/enquiries';
/** Positions further down are not restored: too many pages would have to load. */
const FARTHEST = 40_000;
const nameOf = (key: string) => `list-place-${key}`;

/**
 * The history entry of the list. `index` changes with every navigation, `key` also when the URL is replaced. Both are
 * frozen while the next screen loads.
 */
export function useListEntry() {
  const entry = useLocation({
    select: ({ pathname, state: { __TSR_index: index, __TSR_key: key } }) =>
      pathname === LIST_PATH ? `${index} ${key}` : undefined,
  });
  const last = useRef('');
  if (entry) last.current = entry;
  const [index = '', key = ''] = last.current.split(' ');
  return { index, key };
}

export function readPlace(key: string): ListPlace | undefined {
  const kept = sessionStorage.getItem(nameOf(key));
  return kept === null ? undefined : (JSON.parse(kept) as ListPlace);
}

interface Kept {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly entryKey: string;
  readonly cursorId: string | undefined;
}

/** Stores the scroll position in session storage on leaving or reloading. */
export function useKeepPlace({ scroller, entryKey, cursorId }: Kept): void {
  const current = useRef({ entryKey, cursorId });
  current.current = { entryKey, cursorId };
  useLayoutEffect(() => {
    const keep = () => {
      const top = scroller.current?.scrollTop;
      if (top === undefined) return;
      const place: ListPlace = { top, cursorId: current.current.cursorId };
      sessionStorage.setItem(nameOf(current.current.entryKey), JSON.stringify(place));
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [scroller]);
}

interface Restored {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly place: ListPlace | undefined;
  /** The height of the loaded rows. */
  readonly height: number;
  readonly hasAll: boolean;
}

/** Scrolls to the stored position, or as far as rows are loaded. That triggers the next page. */
export function useRestorePlace({ scroller, place, height, hasAll }: Restored): void {
  const isThere = useRef(place === undefined || place.top > FARTHEST);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (isThere.current || !box || !place) return;
    box.scrollTop = place.top;
    isThere.current = hasAll || height >= place.top + box.clientHeight;
  }, [scroller, place, height, hasAll]);
}
