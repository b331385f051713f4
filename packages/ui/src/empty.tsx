import type { ReactNode } from 'react';
import style from './empty.module.css';

/** In the place of a list that has nothing to show: what that means, and what helps. */
export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={style['empty']}>
      <p className={style['title']}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
