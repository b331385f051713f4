import style from './spinner.module.css';

/** Decorative, beside a text with the state. */
export function Spinner() {
  return <span className={style['spinner']} aria-hidden="true" />;
}
