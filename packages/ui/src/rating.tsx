import type { ReactNode } from 'react';
import { StarIcon } from './icon.tsx';
import style from './rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type RatingProps = {
  /** The number as it is written in the reader's language. */
  value: string;
  /** How a screen reader says the number, e.g. "4,9 von 5 Sternen". */
  label: string;
  /** Shown whole on phones too. */
  full?: boolean;
  children?: ReactNode;
};

/** Stars, the number and a few words; phones show one star and the number. */
export function Rating({ value, label, full = false, children }: RatingProps) {
  return (
    <p className={style['rating']} data-full={full || undefined}>
      <span className={style['stars']} aria-hidden="true">
        <StarIcon size="s" />
        <StarIcon size="s" />
        <StarIcon size="s" />
        <StarIcon size="s" />
        <StarIcon size="s" />
      </span>
      <b className={style['value']} aria-hidden="true">
        {value}
      </b>
      <VisuallyHidden>{label} </VisuallyHidden>
      {children && <span className={style['words']}>{children}</span>}
    </p>
  );
}
