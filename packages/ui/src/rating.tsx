import type { ReactNode } from 'react';
import style from './rating.module.css';

export type RatingProps = {
  /** The number in the reader's locale. */
  value: string;
  /** The label for screen readers, e.g. "4,9 von 5 Sternen". */
  label: string;
  /** The number of reviews, in a phone's header: "300+". */
  count?: string;
  /** Shown in full on phones, too. */
  full?: boolean;
  children?: ReactNode;
};

/** All five in one path: every first view has them, and each element costs time. */
const STARS = [10, 31.5, 53, 74.5, 96]
  .map((x) => `M${x} 1.6l2.5 5.5 6 .6-4.5 4 1.3 5.9-5.3-3.1-5.3 3.1 1.3-5.9-4.5-4 6-.6z`)
  .join('');

/** Stars, the number and a few words; phones show one star, the number and the number of reviews. */
export function Rating({ value, label, count, full = false, children }: RatingProps) {
  return (
    <p className={style['rating']} data-full={full || undefined}>
      <svg
        className={style['stars']}
        viewBox="0 0 106 20"
        preserveAspectRatio="xMinYMid slice"
        role="img"
        aria-label={label}
      >
        <path d={STARS} />
      </svg>
      <b className={style['value']} aria-hidden="true">
        {value}
      </b>
      {children && <span className={style['words']}>{children}</span>}
      {count && !full && <span className={style['count']}>{`(${count})`}</span>}
    </p>
  );
}
