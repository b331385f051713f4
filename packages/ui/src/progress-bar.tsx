import type { ReactNode } from 'react';
import style from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The counter at the right, e.g. "1 / 13". */
  children?: ReactNode;
};

export function ProgressBar({ label, value, max, children }: ProgressBarProps) {
  return (
    <div className={style['row']}>
      <progress className={style['bar']} aria-label={label} value={value} max={max} />
      {children && <span className={style['counter']}>{children}</span>}
    </div>
  );
}
