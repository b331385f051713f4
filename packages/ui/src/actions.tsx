import type { ReactNode } from 'react';
import style from './actions.module.css';

/** The buttons at the end of a form, compact; on a phone they share the line. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={style['actions']}>{children}</div>;
}
