import { useEffect, useRef } from 'react';

/** What each key does, by `KeyboardEvent.key`; letters in lower case, and `Shift+` before the name of another key. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** What lies over the screen, the topmost last: only that one hears keys. */
const over: object[] = [];

/**
 * Single keys, outside fields and dialogs. In a field only Escape is heard, which leaves it. `isOver`: for a list or a
 * picker that lies over the screen. `isInSelects`: heard in a select, too.
 */
export function useKeys(keys: Keys, { isOver = false, isInSelects = false } = {}): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const layer = {};
    if (isOver) over.push(layer);
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      if (over.length > 0 && over.at(-1) !== layer) return;
      const { target } = event;
      const isHeardThere = isInSelects && target instanceof HTMLSelectElement;
      if (target instanceof HTMLElement && isField(target) && !isHeardThere) {
        if (event.key === 'Escape') target.blur();
        return;
      }
      // A button or link that has the focus is pressed itself.
      if (event.key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')) return;
      const name =
        event.key.length === 1 ? event.key.toLowerCase() : `${event.shiftKey ? 'Shift+' : ''}${event.key}`;
      const act = current.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      if (isOver) over.splice(over.indexOf(layer), 1);
    };
  }, [isOver, isInSelects]);
}

function isField(element: HTMLElement): boolean {
  return element.matches('input:not([type=checkbox]), textarea, select') || element.isContentEditable;
}
