import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import style from './headline.module.css';

export type HeadlineProps = Omit<ComponentProps<'h1'>, 'className' | 'style' | 'tabIndex'> & {
  subtitle?: ReactNode;
};

/** The id of the text that screen readers read after the headline: the current step. */
export const HeadlineNoteContext = createContext<string | undefined>(undefined);

/** The headline of a screen. Takes the focus after a screen change (ref), so that it is announced. */
export function Headline({ subtitle, children, ...rest }: HeadlineProps) {
  return (
    <div className={style['headline']}>
      <h1 aria-describedby={useContext(HeadlineNoteContext)} {...rest} tabIndex={-1}>
        {children}
      </h1>
      {subtitle && <p className={style['subtitle']}>{subtitle}</p>}
    </div>
  );
}
