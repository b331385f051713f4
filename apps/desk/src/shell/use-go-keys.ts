import { useEffect, useEffectEvent, useRef } from 'react';
import { type Going, goOn } from './key-rules.ts';
import { useHasShortcuts } from './staff.ts';
import { isForScreen } from './use-keys.ts';

/** O and then one of the keys (in lower case) opens a screen, except inside fields. */
export function useGoKeys(keys: readonly string[], go: (key: string) => void): void {
  const going = useRef<Going>({});
  const hasShortcuts = useHasShortcuts();
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Shift of a capital letter is its own keydown.
    if (event.key === 'Shift') return;
    const isHeard = hasShortcuts && isForScreen(event);
    going.current = isHeard ? goOn(going.current, event.key.toLowerCase(), event.timeStamp, keys) : {};
    if (going.current.to === undefined) return;
    event.preventDefault();
    go(going.current.to);
  });
  useEffect(() => {
    // Capture phase: the screen must not handle the second key.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
