import style from './key-cap.module.css';

/** A key as it is printed on a keyboard. Phones have none. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={style['key']}>{children}</kbd>;
}
