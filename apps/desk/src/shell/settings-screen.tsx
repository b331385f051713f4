import { useArrival } from '@funnel/ui/use-arrival';
import type { ReactNode } from 'react';
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
  return (
    <>
      <header className={style['bar']}>
        <h1 ref={useArrival()} tabIndex={-1}>
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
