import { createContext, useContext } from 'react';
import style from './key-cap.module.css';

const KeysContext = createContext<(cap: string) => boolean>(() => true);

/** Provides which shortcuts are active: a person may have turned some off. */
export const KeysProvider = KeysContext.Provider;

/** An active shortcut, shown as a key cap. Not on phones. */
export function KeyCap({ children }: { children: string }) {
  return useIsKeyOn(children) && <PrintedKey>{children}</PrintedKey>;
}

/** A key cap that is always shown, such as a letter with Ctrl. */
export function PrintedKey({ children }: { children: string }) {
  return <kbd className={style['key']}>{children}</kbd>;
}

export function useIsKeyOn(cap: string): boolean {
  return useContext(KeysContext)(cap);
}
