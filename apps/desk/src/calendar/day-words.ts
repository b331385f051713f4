import { dayWords, LOCALES } from '@funnel/domain/slot/slot-time';
import type { Language } from '@funnel/domain/text/text';

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
const format = (date: string, language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }).format(noonOf(date));

/** Mi */
export function shortWeekday(date: string, language: Language): string {
  return format(date, language, { weekday: 'short' }).replace('.', '');
}

/** Mi 18.11. */
export function shortDay(date: string, language: Language): string {
  const day = format(date, language, { day: 'numeric', month: 'numeric' });
  return `${shortWeekday(date, language)} ${day}`;
}

/** Mittwoch, 18. November */
export function longDay(date: string, language: Language): string {
  return dayWords(date, language).whole;
}

/** 16.–21. November 2026 */
export function daysWords(first: string, last: string, language: Language): string {
  const range = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return first === last ? range.format(noonOf(first)) : range.formatRange(noonOf(first), noonOf(last));
}
