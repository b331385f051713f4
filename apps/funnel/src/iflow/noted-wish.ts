import type { NotedAs } from '../shell/noted-as.ts';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/** Named after the page, so that inline/hide-while-resuming.ts hides the page until the note is drawn. */
const KEY = 'iflow';

interface Wish {
  readonly kitchenId: string;
  /** ISO start of the time at which the visitor wishes to be called. */
  readonly start: string;
  readonly as: NotedAs;
}

/** Stores a wish that the server has accepted, for the next page; undefined removes an earlier one. */
export const noteWish = (wish: Wish | undefined) => keepInTab(KEY, wish);

export function notedWish(kitchenId: string): Wish | undefined {
  const wish = keptInTab<Wish>(KEY);
  return wish?.kitchenId === kitchenId ? wish : undefined;
}

export const hasNotedWish = () => keptInTab<Wish>(KEY) !== undefined;
