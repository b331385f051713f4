import type { Language } from '../text/text.ts';
import type { Slot } from './slot.ts';

/** The retailer's time zone: every time is shown as German wall time, whatever the visitor's zone. */
export const SLOT_TIME_ZONE = 'Europe/Berlin';

export const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** A date in words. */
export interface DayWords {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  /** Weekday, day and month in one. */
  readonly whole: string;
}

/** The words for a date (YYYY-MM-DD). A date is not an instant, so no time zone can shift it. */
export function dayWords(date: string, language: Language): DayWords {
  const noon = new Date(`${date}T12:00:00Z`);
  const say = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }).format(noon);
  const day = say({ day: 'numeric' });
  return {
    weekday: say({ weekday: 'long' }),
    day: language === 'de' && !day.endsWith('.') ? `${day}.` : day,
    month: say({ month: 'long' }),
    whole: say({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

/** A span of days in words: 16.–18. November, 30 November – 2 December. */
export function daySpan(first: string, last: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}

function wallTime(instant: Date): string {
  return new Intl.DateTimeFormat('de-DE', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SLOT_TIME_ZONE,
  }).format(instant);
}

/** 09:00 */
export function startTime({ start }: Pick<Slot, 'start'>): string {
  return wallTime(new Date(start));
}

/** 09:00–09:30 */
export function timeRange({ start, end }: Slot): string {
  return `${wallTime(new Date(start))}–${wallTime(new Date(end))}`;
}

/** The time window of the call: its slot (R34). */
export function callWindow({ start, end }: Slot): { readonly from: string; readonly to: string } {
  return { from: wallTime(new Date(start)), to: wallTime(new Date(end)) };
}

/** The date (YYYY-MM-DD) in Germany at the start. */
export function slotDate({ start }: Pick<Slot, 'start'>): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SLOT_TIME_ZONE }).format(new Date(start));
}
