import type { ReactNode } from 'react';
import style from './door.module.css';
import { useArrival } from './use-arrival.ts';

interface DoorTitleProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
}

export interface DoorProps extends DoorTitleProps {
  /** The data hook for tests. */
  readonly name: string;
  readonly headerStart: ReactNode;
  readonly headerEnd: ReactNode;
  readonly footer: ReactNode;
  /** Only wide screens show it. */
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

/** A screen before the sign-in: a form or a message, and beside it a picture where there is room. */
export function Door({ name, headerStart, headerEnd, footer, picture, children, ...title }: DoorProps) {
  return (
    <div className={style['door']} data-step={name}>
      <header className={style['head']}>
        {headerStart}
        {headerEnd}
      </header>
      <main className={style['box']}>
        <DoorTitle key={name} {...title} />
        {children}
      </main>
      <footer className={style['foot']}>{footer}</footer>
      <div className={style['art']}>{picture}</div>
    </div>
  );
}

export function DoorTitle({ title, subtitle }: DoorTitleProps) {
  return (
    <div className={style['title']}>
      <h1 ref={useArrival()} tabIndex={-1}>
        {title}
      </h1>
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
}
