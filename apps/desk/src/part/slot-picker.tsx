import { useLanguage, useText } from '@funnel/browser/language';
import { LOCALES, startTime } from '@funnel/domain/slot/slot-time';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { ArrowLeftIcon, ArrowRightIcon } from '@funnel/ui/icon';
import toggleStyle from '@funnel/ui/toggle.module.css';
import style from './slot-picker.module.css';

const texts = defineTexts('desk.slots', {
  days: { de: 'Tag', en: 'Day' },
  times: { de: 'Uhrzeit', en: 'Time' },
  free: { de: '{count} frei', en: '{count} free' },
  earlier: { de: 'Frühere Tage', en: 'Earlier days' },
  later: { de: 'Spätere Tage', en: 'Later days' },
  none: { de: 'In den nächsten Wochen ist keine Zeit frei.', en: 'No time is free in the next weeks.' },
} satisfies Record<string, LocalizedText>);

export interface FreeSlot {
  readonly start: string;
  readonly end: string;
}
/** Date (YYYY-MM-DD) to its free times. */
export type FreeDays = Readonly<Record<string, readonly FreeSlot[]>>;

interface SlotPickerProps {
  readonly days: FreeDays;
  readonly chosen: FreeSlot | undefined;
  readonly onChoose: (slot: FreeSlot) => void;
}

const SHOWN_DAYS = 5;

/** Picks a day, then a free slot. */
export function SlotPicker({ days, chosen, onChoose }: SlotPickerProps) {
  const say = useText();
  const { language } = useLanguage();
  const dates = freeDates(days);
  const date = dateOf(days, chosen) ?? dates[0];
  if (date === undefined) return <p className={style['none']}>{say(texts.none)}</p>;
  const at = dates.indexOf(date);
  const first = Math.max(0, Math.min(dates.length - SHOWN_DAYS, at - (at % SHOWN_DAYS)));
  const turn = (to: number) => {
    const slot = days[dates[Math.max(0, Math.min(dates.length - 1, to))] ?? '']?.[0];
    if (slot) onChoose(slot);
  };
  return (
    <div className={style['picker']}>
      <fieldset className={style['days']} aria-label={say(texts.days)}>
        <button
          type="button"
          className={style['turn']}
          aria-label={say(texts.earlier)}
          disabled={first === 0}
          onClick={() => turn(first - SHOWN_DAYS)}
        >
          <ArrowLeftIcon size="s" />
        </button>
        {dates.slice(first, first + SHOWN_DAYS).map((day) => (
          <button
            key={day}
            type="button"
            data-day={day}
            aria-pressed={day === date}
            onClick={() => turn(dates.indexOf(day))}
          >
            <b>{shortDay(day, language)}</b>
            <span>{say(texts.free, { count: String(days[day]?.length) })}</span>
          </button>
        ))}
        <button
          type="button"
          className={style['turn']}
          aria-label={say(texts.later)}
          disabled={first + SHOWN_DAYS >= dates.length}
          onClick={() => turn(first + SHOWN_DAYS)}
        >
          <ArrowRightIcon size="s" />
        </button>
      </fieldset>
      <fieldset className={style['times']} aria-label={say(texts.times)}>
        {days[date]?.map((slot) => (
          <button
            key={slot.start}
            type="button"
            className={toggleStyle['box']}
            data-start={slot.start}
            aria-pressed={slot.start === chosen?.start}
            onClick={() => onChoose(slot)}
          >
            {startTime(slot)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function freeDates(days: FreeDays): string[] {
  return Object.keys(days)
    .filter((date) => (days[date]?.length ?? 0) > 0)
    .toSorted();
}

function dateOf(days: FreeDays, slot: FreeSlot | undefined): string | undefined {
  return freeDates(days).find((date) => days[date]?.some(({ start }) => start === slot?.start));
}

export function isFree(days: FreeDays, slot: FreeSlot): boolean {
  return dateOf(days, slot) !== undefined;
}

export function firstFree(days: FreeDays): FreeSlot | undefined {
  return days[freeDates(days)[0] ?? '']?.[0];
}

/** The target of an arrow key: left and right change the day, up and down the time. */
export function neighbourSlot(
  days: FreeDays,
  chosen: FreeSlot | undefined,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): FreeSlot | undefined {
  const dates = freeDates(days);
  const date = dateOf(days, chosen);
  if (date === undefined || chosen === undefined) return firstFree(days);
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return days[dates[dates.indexOf(date) + by] ?? '']?.[0] ?? chosen;
  const times = days[date] ?? [];
  return times[times.findIndex(({ start }) => start === chosen.start) + by] ?? chosen;
}

/** Do 19. */
function shortDay(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
  }).format(noon);
}
