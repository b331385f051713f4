import type { ReactNode } from 'react';
import style from './area.module.css';

/** One column on a phone, in this order; two columns on a wide screen. */
export function AreaColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={style['columns']}>
      <div className={style['column']}>{first}</div>
      <div className={style['column']}>{second}</div>
    </div>
  );
}

export function AreaColumn({ children }: { children: ReactNode }) {
  return <div className={`${style['column']} ${style['single']}`}>{children}</div>;
}
