import { LOCALES, SLOT_TIME_ZONE } from '@funnel/domain/slot/slot-time';
import type { Language } from '@funnel/domain/text/text';

/** 18.350 € */
export function money(euros: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros);
}

/** 09:30, as the clocks in Germany show it. */
export function clockTime(instant: string | Date): string {
  return new Intl.DateTimeFormat('de-DE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SLOT_TIME_ZONE,
  }).format(new Date(instant));
}

function day(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SLOT_TIME_ZONE }).format(instant);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BY_NAME = 6;

/** 16:30 today, Mo 16:30 within days, 2. Nov. else. */
export function shortMoment(instant: string | Date, now: Date, language: Language): string {
  const moment = new Date(instant);
  if (day(moment) === day(now)) return clockTime(moment);
  const options = { timeZone: SLOT_TIME_ZONE } as const;
  if (Math.abs(moment.getTime() - now.getTime()) < DAYS_BY_NAME * DAY_MS) {
    const weekday = new Intl.DateTimeFormat(LOCALES[language], { ...options, weekday: 'short' });
    return `${weekday.format(moment)} ${clockTime(moment)}`;
  }
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, day: 'numeric', month: 'short' }).format(
    moment,
  );
}

const MINUTE_SECONDS = 60;

/** 2:14 */
export function runningTime(since: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 1000));
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;
}

/** Do 19.11., 14:30 */
export function dayAndTime(instant: string | Date, language: Language): string {
  return `${weekdayAndDate(instant, language)}, ${clockTime(instant)}`;
}

/** Fr 20.11. */
export function weekdayAndDate(instant: string | Date, language: Language): string {
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { timeZone: SLOT_TIME_ZONE, weekday: 'short' });
  return `${weekday.format(new Date(instant)).replace('.', '')} ${shortDate(instant, language)}`;
}

/** 19.11. */
export function shortDate(instant: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: SLOT_TIME_ZONE,
    day: 'numeric',
    month: language === 'de' ? 'numeric' : 'short',
  }).format(new Date(instant));
}

/** Donnerstag, 19. November */
export function longDate(instant: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: SLOT_TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(instant));
}

/** How many days ago in Germany: 0 is today, 1 yesterday. */
export function daysAgo(instant: string | Date, now: Date): number {
  const noon = (moment: Date) => new Date(`${day(moment)}T12:00:00Z`).getTime();
  return Math.round((noon(now) - noon(new Date(instant))) / DAY_MS);
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
