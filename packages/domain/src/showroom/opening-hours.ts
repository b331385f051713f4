import { type OpeningHours, WEEKDAYS } from '../slot/slot-settings.ts';
import type { Language } from '../text/text.ts';

export interface HoursLine {
  readonly days: string;
  readonly times: string;
}

const DAY_NAMES: Readonly<Record<Language, readonly string[]>> = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** Readable opening hours: consecutive days with the same hours share a line, closed days are omitted. */
export function hoursLines(hours: OpeningHours, language: Language): HoursLine[] {
  const names = DAY_NAMES[language];
  const lines: { first: number; last: number; times: string }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const spans = hours[day] ?? [];
    if (spans.length === 0) continue;
    const ranges = spans.map(({ from, to }) => `${from}–${to}`).join(', ');
    const times = language === 'de' ? `${ranges} Uhr` : ranges;
    const line = lines.at(-1);
    if (line && line.last === index - 1 && line.times === times) line.last = index;
    else lines.push({ first: index, last: index, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? `${names[first]}` : `${names[first]}–${names[last]}`,
    times,
  }));
}
