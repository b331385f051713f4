import style from './spinner.module.css';

/** Decoration beside a text that says what is being waited for. */
export function Spinner() {
  return <span className={style['spinner']} aria-hidden="true" />;
}
