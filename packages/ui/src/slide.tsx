import { type ReactNode, useState } from 'react';
import style from './slide.module.css';

export type SlideProps = { stepKey: string; direction?: 'forward' | 'back'; children: ReactNode };

/**
 * Changes the screen: what arrives with a new `stepKey` slides in, what was there is gone at once.
 * The first screen stands still. Use it inside a Page, which clips what is still beyond the edge.
 */
export function Slide({ stepKey, direction = 'forward', children }: SlideProps) {
  const [shown, setShown] = useState({ stepKey, moved: false });
  if (shown.stepKey !== stepKey) setShown({ stepKey, moved: true });
  return (
    <div key={stepKey} className={shown.moved ? style[direction] : undefined}>
      {children}
    </div>
  );
}
