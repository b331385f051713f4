import style from './one-line.module.css';

/** A text of any length on a line of its own, cut at its end. It keeps its room while nobody knows it. */
export function OneLine({ children }: { children: string | undefined }) {
  return <span className={style['line']}>{children || '\u00a0'}</span>;
}
