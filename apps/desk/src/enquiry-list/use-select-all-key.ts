import { useEffect, useEffectEvent } from 'react';

/** Ctrl A or Cmd A. Inside a field it still selects the text. */
export function useSelectAllKey(selectAll: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'a' || event.altKey || event.shiftKey) return;
    if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof Element && target.matches('input:not([type=checkbox]), textarea')) return;
    event.preventDefault();
    selectAll();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
