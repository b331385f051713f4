export const optionsOf = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[role="radio"]')];

const STEP: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Key = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'preventDefault'
>;

/** Arrow keys, Home and End move the focus among the tiles of a group. */
export function moveFocus(event: Key, group: HTMLElement): void {
  // Key repeat must not answer the next question as well.
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  const step = STEP[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const options = optionsOf(group);
  const index = options.indexOf(event.target as HTMLElement);
  if (index === -1) return;
  event.preventDefault();
  options[step(index, options.length)]?.focus();
}
