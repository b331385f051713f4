import type { ReactNode } from 'react';
import style from './tick-box.module.css';

interface TickBoxProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly children: ReactNode;
  readonly onChange: (isOn: boolean) => void;
}

/** A compact checkbox in a form. */
export function TickBox({ name, isOn, isOff = false, children, onChange }: TickBoxProps) {
  return (
    <label className={style['box']}>
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        disabled={isOff}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
