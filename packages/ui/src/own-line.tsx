import style from './own-line.module.css';

/** A text that begins on a line of its own. It keeps the room of one line while nobody knows it. */
export function OwnLine({ children }: { children: string | undefined }) {
  return <span className={style['line']}>{children || '\u00a0'}</span>;
}
