import style from './own-line.module.css';

/** A text on its own line. The line is reserved while the text is unknown. */
export function OwnLine({ children }: { children: string | undefined }) {
  return <span className={style['line']}>{children || '\u00a0'}</span>;
}
