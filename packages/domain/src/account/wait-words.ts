import type { Language } from '../text/text.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

const UNITS = {
  second: { de: ['einer Sekunde', 'Sekunden'], en: ['a second', 'seconds'] },
  minute: { de: ['einer Minute', 'Minuten'], en: ['a minute', 'minutes'] },
  hour: { de: ['einer Stunde', 'Stunden'], en: ['an hour', 'hours'] },
} as const;

/** The wait in words, to follow 'in': 30 Sekunden, einer Minute. Rounded up, so that a retry is never too early. */
export function waitWords(seconds: number, language: Language): string {
  const [unit, length] =
    seconds < MINUTE_SECONDS
      ? (['second', 1] as const)
      : seconds < HOUR_SECONDS
        ? (['minute', MINUTE_SECONDS] as const)
        : (['hour', HOUR_SECONDS] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  const [one, many] = UNITS[unit][language];
  return count === 1 ? one : `${count} ${many}`;
}
