import { useEffect, useEffectEvent, useRef } from 'react';
import { type Going, goOn } from './key-rules.ts';
import { useHasShortcuts } from './staff.ts';
import { isForScreen } from './use-keys.ts';

/** O and then one of the keys, in lower case, goes to a screen, from everywhere outside fields. */
export function useGoKeys(keys: readonly string[], go: (key: string) => void): void {
  const going = useRef<Going>({});
  const hasShortcuts = useHasShortcuts();
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The Shift of a capital letter is a press of its own.
    if (event.key === 'Shift') return;
    const isHeard = hasShortcuts && isForScreen(event);
    going.current = isHeard ? goOn(going.current, event.key.toLowerCase(), event.timeStamp, keys) : {};
    if (going.current.to === undefined) return;
    event.preventDefault();
    go(going.current.to);
  });
  useEffect(() => {
    // Before the screen hears it: there the second key alone does something else.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
