import { parseInstant } from '@funnel/domain/slot/parse-instant';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { callWindow, dayWords, slotDate } from '@funnel/domain/slot/slot-time';
import type { Language, Text } from '@funnel/domain/text/text';
import { SlotCard } from '@funnel/ui/slot-card';
import style from './booked-slot.module.css';

interface BookedSlotProps {
  /** As the address says it. */
  readonly date: string | undefined;
  /** False while nobody knows the address: then only the room is kept. */
  readonly isKnown: boolean;
  readonly label: string;
  readonly language: Language;
  readonly say: (text: Text) => string;
}

/** The time that was just booked, as the clocks in Germany show it. A date that is none is not shown. */
export function BookedSlot({ date, isKnown, label, language, say }: BookedSlotProps) {
  if (!isKnown) return <div className={style['room']} />;
  const start = parseInstant(date);
  if (start === undefined) return null;
  const { from, to } = callWindow({ start });
  return (
    <div className={style['slot']}>
      <SlotCard
        label={label}
        day={dayWords(slotDate({ start }), language).whole}
        time={say(texts.range).replace('{range}', from)}
        note={say(texts.window).replace('{from}', from).replace('{to}', to)}
      />
    </div>
  );
}
