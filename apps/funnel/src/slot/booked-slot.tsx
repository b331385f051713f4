import { slotFrom } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { callWindow, dayWords, slotDate, timeRange } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { SlotCard } from '@funnel/ui/slot-card';
import type { ReactNode } from 'react';
import style from './booked-slot.module.css';

interface BookedSlotProps {
  /** ISO start; undefined before hydration: the card then reserves its space and is invisible. */
  readonly start: string | undefined;
  readonly minutes: number;
  readonly label: string;
  readonly language: Language;
  readonly say: Say;
  /** Replaces the time window of the call. */
  readonly note?: string | undefined;
  /** Shown below the time. */
  readonly children?: ReactNode;
}

/** A Thursday in September: the longest date in words. */
const UNKNOWN_START = '2026-09-24T09:30:00+02:00';

/** The time that was just booked or wished for, in German wall time. */
export function BookedSlot({ start, minutes, label, language, say, note, children }: BookedSlotProps) {
  const slot = slotFrom(start ?? UNKNOWN_START, minutes);
  const { from, to } = callWindow(slot);
  return (
    <div className={style['slot']} data-unknown={start === undefined || undefined}>
      <SlotCard
        label={label}
        day={dayWords(slotDate(slot), language).whole}
        time={say(texts.range).replace('{range}', timeRange(slot))}
        note={note ?? say(texts.window).replace('{from}', from).replace('{to}', to)}
      />
      {children}
    </div>
  );
}
