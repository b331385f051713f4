import type { ReactNode } from 'react';
import style from './record.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={style['facts']}>{children}</dl>;
}

/** Not rendered without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
