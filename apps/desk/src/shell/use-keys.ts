import { useEffect, useRef } from 'react';
import { isCharacter, nameOfKey } from './key-rules.ts';
import { useHasShortcuts } from './staff.ts';

/** What each key does, by `KeyboardEvent.key`; letters in lower case, and `Shift+` before the name of another key. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** What lies over the screen, the topmost last: only that one hears keys. */
const over: object[] = [];

/**
 * Single keys, outside fields and dialogs. In a field only Escape is heard, which leaves it. Characters are heard only
 * where the person has not turned them off. `isOver`: for a list or a picker that lies over the screen. `isInSelects`:
 * heard in a select, too.
 */
export function useKeys(keys: Keys, { isOver = false, isInSelects = false } = {}): void {
  const current = useRef(keys);
  current.current = keys;
  const hasShortcuts = useHasShortcuts();
  useEffect(() => {
    const layer = {};
    if (isOver) over.push(layer);
    const press = (event: KeyboardEvent) => {
      if (!isSingle(event) || (over.length > 0 && over.at(-1) !== layer)) return;
      if (!hasShortcuts && isCharacter(event.key)) return;
      const { target } = event;
      const isHeardThere = isInSelects && target instanceof HTMLSelectElement;
      if (isInField(event) && !isHeardThere) {
        if (event.key === 'Escape' && target instanceof HTMLElement) target.blur();
        return;
      }
      // A button or link that has the focus is pressed itself.
      if (event.key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')) return;
      const act = current.current[nameOfKey(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      if (isOver) over.splice(over.indexOf(layer), 1);
    };
  }, [isOver, isInSelects, hasShortcuts]);
}

/** Whether a key is for the screen itself: nothing lies over it, and nobody is typing. */
export function isForScreen(event: KeyboardEvent): boolean {
  return isSingle(event) && over.length === 0 && !isInField(event);
}

function isSingle(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  return !document.querySelector('dialog[open]');
}

function isInField({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable;
}
