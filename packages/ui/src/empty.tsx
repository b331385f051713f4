import type { ReactNode } from 'react';
import style from './empty.module.css';

/** The empty state of a list: an explanation and the next action. */
export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={style['empty']}>
      <p className={style['title']}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
