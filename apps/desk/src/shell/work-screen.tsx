import { useArrival } from '@funnel/ui/use-arrival';
import type { ReactNode } from 'react';
import style from './work-screen.module.css';

interface WorkScreenProps {
  readonly title: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** The controls at the end of the title bar. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a screen: fixed title bar, scrolling content. */
export function WorkScreen({ title, beside, end, children }: WorkScreenProps) {
  return (
    <>
      <header className={style['bar']}>
        <h1 ref={useArrival()} tabIndex={-1}>
          {title}
        </h1>
        {beside}
        {end && <div className={style['end']}>{end}</div>}
      </header>
      <div className={style['body']}>{children}</div>
    </>
  );
}
