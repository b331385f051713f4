import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import style from './waiting.module.css';

interface WaitingProps {
  /** Nothing else is on the screen yet. */
  readonly isAlone?: boolean;
  /** What is being loaded. */
  readonly children: ReactNode;
}

/** In the place of what is being loaded, where nobody knows how it will look; read aloud. */
export function Waiting({ isAlone = false, children }: WaitingProps) {
  return (
    <div className={style['waiting']} data-alone={isAlone || undefined} role="status">
      <Spinner />
      {children}
    </div>
  );
}
