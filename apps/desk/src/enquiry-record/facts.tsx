import type { ReactNode } from 'react';
import style from './record.module.css';

/** Names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={style['facts']}>{children}</dl>;
}

/** What has no value is left out. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
