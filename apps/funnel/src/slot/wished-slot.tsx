import { slotFrom } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords, slotDate, timeRange } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import type { NotedAs } from '../shell/noted-as.ts';
import style from './booked-slot.module.css';

interface WishedSlotProps {
  readonly wish: { readonly start: string; readonly as: NotedAs } | undefined;
  readonly minutes: number;
  readonly language: Language;
  readonly say: Say;
}

/** Confirms that the chosen time has arrived, before the next question. */
export function WishedSlot({ wish, minutes, language, say }: WishedSlotProps) {
  if (wish === undefined) return null;
  const { start } = wish;
  const isReserved = wish.as === 'reserved';
  const time = say(texts.range).replace('{range}', timeRange(slotFrom(start, minutes)));
  return (
    <div className={style['slot']}>
      <Notice
        {...(!isReserved && { tone: 'done' as const })}
        title={say(isReserved ? texts.reserved : texts.noted)}
      >
        {dayWords(slotDate({ start }), language).whole}, <span className={style['time']}>{time}</span>
        {isReserved && <p>{say(texts.confirm)}</p>}
      </Notice>
    </div>
  );
}
