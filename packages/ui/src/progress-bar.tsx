import type { ReactNode } from 'react';
import style from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The counter at the right, e.g. "1 / 13". */
  children?: ReactNode;
  /** On phones the bar replaces the counter. */
  wideCounter?: boolean;
};

export function ProgressBar({ label, value, max, children, wideCounter = false }: ProgressBarProps) {
  return (
    <div className={style['row']}>
      <progress className={style['bar']} aria-label={label} value={value} max={max} />
      {children && (
        <span className={style['counter']} data-wide={wideCounter || undefined}>
          {children}
        </span>
      )}
    </div>
  );
}
