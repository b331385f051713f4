import { slotFrom } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords, slotDate, timeRange } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import style from './booked-slot.module.css';

interface WishedSlotProps {
  /** ISO start. */
  readonly start: string | undefined;
  readonly minutes: number;
  readonly language: Language;
  readonly say: Say;
}

/** Confirms that the chosen time has arrived, before the next question. */
export function WishedSlot({ start, minutes, language, say }: WishedSlotProps) {
  if (start === undefined) return null;
  const time = say(texts.range).replace('{range}', timeRange(slotFrom(start, minutes)));
  return (
    <div className={style['slot']}>
      <Notice tone="done" title={say(texts.noted)}>
        {dayWords(slotDate({ start }), language).whole}, <span className={style['time']}>{time}</span>
      </Notice>
    </div>
  );
}
