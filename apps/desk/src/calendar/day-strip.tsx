import { useLanguage, useText } from '@funnel/browser/language';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { calendarTexts as texts } from './calendar-texts.ts';
import style from './day-strip.module.css';
import { longDay, shortWeekday } from './day-words.ts';

interface DayStripProps {
  readonly dates: readonly string[];
  readonly date: string;
  readonly today: string;
  readonly onDate: (date: string) => void;
}

export function DayStrip({ dates, date, today, onDate }: DayStripProps) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <fieldset className={style['strip']} aria-label={say(texts.days)}>
      {dates.map((each) => (
        <button
          key={each}
          type="button"
          data-day={each}
          aria-pressed={each === date}
          aria-current={each === today ? 'date' : undefined}
          onClick={() => onDate(each)}
        >
          <span>{shortWeekday(each, language)}</span> <b>{Number(each.slice(8))}</b>
          <VisuallyHidden>, {longDay(each, language)}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
