import type { ReactNode } from 'react';
import style from './chip.module.css';

export type ChipTone = 'grey' | 'line' | 'mint' | 'ochre' | 'sea' | 'plum' | 'red';

/** A short word about a thing, with its own ground. The colour never speaks alone. */
export function Chip({ tone = 'grey', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={`${style['chip']} ${style[tone]}`}>{children}</span>;
}
