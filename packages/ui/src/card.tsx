import { type ReactNode, type Ref, useId } from 'react';
import style from './card.module.css';

export type CardProps = {
  title: ReactNode;
  /** The headline: takes the focus if a link leads to the card. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One section of a page, with its own headline. */
export function Card({ title, titleRef, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={style['card']} aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
