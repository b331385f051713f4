import { useLocation } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where somebody was in the list. */
export interface ListPlace {
  readonly top: number;
  readonly cursorId?: string | undefined;
}

export const LIST_PATH = '/enquiries';
/** A place further down is not worth the pages that would have to be loaded for it after a reload. */
const FARTHEST = 40_000;
const nameOf = (key: string) => `list-place-${key}`;

/**
 * The list's own entry in the history: `index` is another one after every step there, `key` also after its address was
 * replaced. Both stay what they were while the next screen is on its way.
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

/** Keeps the place in the tab when the list is left or the page reloaded. */
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
  /** How high the rows are that are loaded. */
  readonly height: number;
  readonly hasAll: boolean;
}

/** Goes to the place, or as near to it as the rows reach, which makes the next of them load. */
export function useRestorePlace({ scroller, place, height, hasAll }: Restored): void {
  const isThere = useRef(place === undefined || place.top > FARTHEST);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (isThere.current || !box || !place) return;
    box.scrollTop = place.top;
    isThere.current = hasAll || height >= place.top + box.clientHeight;
  }, [scroller, place, height, hasAll]);
}
