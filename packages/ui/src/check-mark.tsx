import style from './check-mark.module.css';

/** The round check mark of an option. Rendered by CSS only. */
export function CheckMark() {
  return <span className={style['mark']} aria-hidden="true" />;
}
