import { createContext, useContext } from 'react';
import style from './key-cap.module.css';

const KeysContext = createContext<(cap: string) => boolean>(() => true);

/** Says which of the keys inside do anything: a person may have turned some off. */
export const KeysProvider = KeysContext.Provider;

/** A key as it is printed on a keyboard, where it does something. Phones have none. */
export function KeyCap({ children }: { children: string }) {
  return useIsKeyOn(children) && <PrintedKey>{children}</PrintedKey>;
}

/** One that is always shown, such as a letter that works together with Ctrl. */
export function PrintedKey({ children }: { children: string }) {
  return <kbd className={style['key']}>{children}</kbd>;
}

export function useIsKeyOn(cap: string): boolean {
  return useContext(KeysContext)(cap);
}
