import type { ReactNode } from 'react';
import style from './chip.module.css';
import toneStyle from './tone.module.css';

export type ChipTone = 'grey' | 'line' | 'mint' | 'ochre' | 'sea' | 'plum' | 'red';

interface ChipProps {
  readonly tone?: ChipTone;
  /** Beside a title. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** A badge with its own background. Colour is never the only information. */
export function Chip({ tone = 'grey', isSmall = false, children }: ChipProps) {
  const look = [style['chip'], tone === 'line' ? style['line'] : toneStyle[tone], isSmall && style['small']];
  return <span className={look.filter(Boolean).join(' ')}>{children}</span>;
}
