import type { ReactNode } from 'react';
import { CalendarIcon } from './icon.tsx';
import style from './slot-card.module.css';

export type SlotCardProps = {
  /** The kind of time, above the day. */
  label: ReactNode;
  day: ReactNode;
  time: ReactNode;
  note?: ReactNode;
  /** Cancelled. */
  off?: boolean;
};

/** A chosen or booked time. */
export function SlotCard({ label, day, time, note, off = false }: SlotCardProps) {
  return (
    <div className={style['card']} data-off={off || undefined}>
      <span className={style['icon']}>
        <CalendarIcon size="l" />
      </span>
      <div className={style['text']}>
        <p className={style['label']}>{label}</p>
        <p className={style['when']}>
          <span>{day}</span> <span>{time}</span>
        </p>
        {note && <p className={style['note']}>{note}</p>}
      </div>
    </div>
  );
}
