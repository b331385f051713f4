import type { ReactNode } from 'react';
import style from './fact-list.module.css';

export type FactListProps = { facts: readonly { icon: ReactNode; text: string }[] };

/** Short facts with an icon each, in one centred line where there is room. */
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
