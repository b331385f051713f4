import style from './key-cap.module.css';
import { isCharacterCap } from './key-rules.ts';
import { useHasShortcuts } from './staff.ts';

/** A key as it is printed on a keyboard, where it does something. Phones have none. */
export function KeyCap({ children }: { children: string }) {
  return useIsKeyOn(children) && <PrintedKey>{children}</PrintedKey>;
}

/** One that is always shown, such as a letter that works together with Ctrl. */
export function PrintedKey({ children }: { children: string }) {
  return <kbd className={style['key']}>{children}</kbd>;
}

/** Whether the key does anything: a character may be turned off by the person. */
export function useIsKeyOn(cap: string): boolean {
  return useHasShortcuts() || !isCharacterCap(cap);
}
