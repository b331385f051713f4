import { useLanguage, useText } from '@funnel/browser/language';
import { Chip } from '@funnel/ui/chip';
import type { ReactNode } from 'react';
import { clockTime, dayOfMonth, shortMonth, weekdayOf } from '../shell/words.ts';
import style from './agreed.module.css';
import { agreedTexts as texts } from './agreed-texts.ts';

interface AgreedCardProps {
  readonly id: string;
  readonly title: string;
  /** The standing, in a word. */
  readonly state: string;
  readonly isSure: boolean;
  readonly start: string;
  readonly end: string;
  readonly who?: string | null;
  /** The buttons. */
  readonly children: ReactNode;
}

/** One planned call or visit. */
export function AgreedCard({ id, title, state, isSure, start, end, who, children }: AgreedCardProps) {
  const say = useText();
  const { language } = useLanguage();
  const times = { day: weekdayOf(start, language), from: clockTime(start), to: clockTime(end) };
  return (
    <article className={style['card']} data-agreed={id}>
      <div className={style['date']} aria-hidden="true">
        <span>{shortMonth(start, language)}</span>
        <b>{dayOfMonth(start)}</b>
      </div>
      <div className={style['what']}>
        <h3>
          {title}{' '}
          <Chip tone={isSure ? 'mint' : 'ochre'} isSmall>
            {state}
          </Chip>
        </h3>
        <p>
          {say(texts.until, times)} {who && say(texts.with, { name: who })}
        </p>
      </div>
      <div className={style['acts']}>{children}</div>
    </article>
  );
}
