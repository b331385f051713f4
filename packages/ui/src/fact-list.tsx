import type { ReactNode } from 'react';
import style from './fact-list.module.css';

export type FactListProps = { facts: readonly { icon: ReactNode; text: string }[] };

/** Short facts with an icon each, on one centred line if they fit. */
export function FactList({ facts }: FactListProps) {
  return (
    <ul className={style['facts']}>
      {facts.map(({ icon, text }) => (
        <li key={text} className={style['fact']}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
