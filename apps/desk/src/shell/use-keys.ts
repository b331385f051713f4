import { useEffect, useRef } from 'react';
import { isCharacter, nameOfKey } from './key-rules.ts';
import { useHasShortcuts } from './staff.ts';

/** Handlers by `KeyboardEvent.key`: letters in lower case, other keys with `Shift+`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Stack of overlays. Only the topmost handles keys. */
const over: object[] = [];

/**
 * Single-key shortcuts outside fields and dialogs. Inside a field only Escape works, which leaves it. Characters work
 * only while the person has not turned them off. `isOver`: for an overlay such as a picker. `isInSelects`: also inside
 * a select.
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
      // Enter activates the focused button or link.
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

/** Whether the screen handles a key: no overlay is open, and the focus is outside fields. */
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
