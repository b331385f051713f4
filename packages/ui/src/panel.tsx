import { type ReactNode, useId } from 'react';
import style from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title, such as a switch. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** One section of a screen, with its own headline: the compact version of a card. */
export function Panel({ title, end, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={style['panel']} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {end}
      </header>
      {children}
    </section>
  );
}
