import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/** Under the page's own name: it is not to be seen for a moment without the note (inline/hide-while-resuming.ts). */
const KEY = 'iflow';

interface Wish {
  readonly kitchenId: string;
  /** ISO start of the time that the visitor wishes to be called at. */
  readonly start: string;
}

/** A wish that the server has, for the page that comes next; undefined takes an earlier one away. */
export const noteWish = (wish: Wish | undefined) => keepInTab(KEY, wish);

export function notedWish(kitchenId: string): string | undefined {
  const wish = keptInTab<Wish>(KEY);
  return wish?.kitchenId === kitchenId ? wish.start : undefined;
}

export const hasNotedWish = () => keptInTab<Wish>(KEY) !== undefined;
