import type { ComponentProps, ReactNode } from 'react';
import style from './headline.module.css';

export type HeadlineProps = Omit<ComponentProps<'h1'>, 'className' | 'style' | 'tabIndex'> & {
  subtitle?: ReactNode;
};

/** The question of a screen. Takes the focus after a screen change (ref), so that it is read out. */
export function Headline({ subtitle, children, ...rest }: HeadlineProps) {
  return (
    <div className={style['headline']}>
      <h1 {...rest} tabIndex={-1}>
        {children}
      </h1>
      {subtitle && <p className={style['subtitle']}>{subtitle}</p>}
    </div>
  );
}
