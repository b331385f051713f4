import { useEffect, useRef } from 'react';

/** What each key does, by `KeyboardEvent.key`; letters in lower case. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys, outside fields and dialogs. In a field only Escape is heard, which leaves it. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      const { target } = event;
      if (target instanceof HTMLElement && isField(target)) {
        if (event.key === 'Escape') target.blur();
        return;
      }
      // A button or link that has the focus is pressed itself.
      if (event.key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isField(element: HTMLElement): boolean {
  return element.matches('input, textarea, select') || element.isContentEditable;
}
