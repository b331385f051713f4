import type { ReactNode } from 'react';
import style from './chip.module.css';

export type ChipTone = 'grey' | 'line' | 'mint' | 'ochre' | 'sea' | 'plum' | 'red';

interface ChipProps {
  readonly tone?: ChipTone;
  /** Beside a title. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** A short word about a thing, with its own ground. The colour never speaks alone. */
export function Chip({ tone = 'grey', isSmall = false, children }: ChipProps) {
  return (
    <span className={`${style['chip']} ${style[tone]} ${isSmall ? style['small'] : ''}`}>{children}</span>
  );
}
