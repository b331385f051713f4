import type { ComponentProps, ReactNode } from 'react';
import style from './day-card.module.css';

/** Days side by side, as many as fit. */
export function DayGrid(props: Omit<ComponentProps<'ul'>, 'className' | 'style'>) {
  return <ul {...props} className={style['grid']} />;
}

export type DayCardProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  weekday: string;
  day: string;
  month: string;
  note?: ReactNode;
};

/** One selectable day, as a calendar leaf. */
export function DayCard({ weekday, day, month, note, type = 'button', ...rest }: DayCardProps) {
  return (
    <button {...rest} type={type} className={style['card']}>
      <span className={style['weekday']}>{weekday} </span>
      <span className={style['day']}>{day} </span>
      <span className={style['month']}>{month}</span>
      {note && <span className={style['note']}>{note}</span>}
    </button>
  );
}

/** Reserves the space of a missing day. */
export function DayRoom(props: Omit<ComponentProps<'li'>, 'className' | 'style'>) {
  return <li {...props} className={style['room']} />;
}

/** The placeholder of a day that is loading. */
export function DayCardSkeleton() {
  return <span className={`${style['card']} ${style['skeleton']}`} aria-hidden="true" />;
}
