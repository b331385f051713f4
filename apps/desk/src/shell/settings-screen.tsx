import { type ReactNode, useEffect, useRef } from 'react';
import { LostConnection } from './lost-connection.tsx';
import style from './settings-screen.module.css';

interface SettingsScreenProps {
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** The controls at the end of the title bar. */
  readonly end?: ReactNode;
  /** A fixed footer, such as the save bar. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a settings screen: fixed title bar, scrolling content, footer. */
export function SettingsScreen({ title, note, end, foot, children }: SettingsScreenProps) {
  const headline = useRef<HTMLHeadingElement>(null);
  // Focus management: a new screen is announced.
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className={style['bar']}>
        <h1 ref={headline} tabIndex={-1}>
          {title}
        </h1>
        {note && <p>{note}</p>}
        {end && <div className={style['end']}>{end}</div>}
      </header>
      <div className={style['body']}>
        <LostConnection />
        {children}
      </div>
      {foot}
    </>
  );
}
