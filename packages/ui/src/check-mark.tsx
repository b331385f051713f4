import style from './check-mark.module.css';

/** The round mark of an option: empty, and ticked once the option around it is checked. Drawn by its style alone. */
export function CheckMark() {
  return <span className={style['mark']} aria-hidden="true" />;
}
