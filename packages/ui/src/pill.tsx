import type { ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import { QuestionIcon } from './icon.tsx';
import style from './pill.module.css';
import { useTileOption } from './tile-group.tsx';

export type PillProps = { value: string; children: ReactNode };

/** The option of a TileGroup without a picture. */
export function Pill({ value, children }: PillProps) {
  return (
    <button {...useTileOption(value)} className={style['pill']}>
      <span className={style['icon']} aria-hidden="true">
        <QuestionIcon size="l" />
        <CheckMark />
      </span>
      {children}
    </button>
  );
}
