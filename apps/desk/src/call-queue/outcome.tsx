import { KeyCap } from '@funnel/ui/key-cap';
import type { ReactNode } from 'react';
import style from './call-dock.module.css';

interface OutcomeProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly then: string;
  readonly keyCap: string;
  readonly isOff: boolean;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

export function Outcome({ name, icon, title, then, keyCap, isOff, isOpen, onPress }: OutcomeProps) {
  return (
    <button
      type="button"
      className={`${style['outcome']} ${isOpen ? style['open'] : ''}`}
      data-outcome={name}
      disabled={isOff}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className={style['title']}>
        {icon}
        {title}
      </span>
      <span className={style['then']}>{then}</span>
      <KeyCap>{keyCap}</KeyCap>
    </button>
  );
}
