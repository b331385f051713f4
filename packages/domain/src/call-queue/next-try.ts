import type { CalendarRules } from '../slot/calendar.ts';
import { openFrom } from './call-hours.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Backoff: first another time of the day, then other days. The last pause holds for all further tries. */
const PAUSE_HOURS = [3, 22, 26, 50];

/** The next try after this many unanswered calls, always within hours; undefined: none. */
export function nextTry(
  tries: number,
  { now, maxTries, ...rules }: CalendarRules & { readonly now: Date; readonly maxTries: number },
): Date | undefined {
  if (tries >= maxTries) return undefined;
  const hours = PAUSE_HOURS[Math.max(0, tries - 1)] ?? PAUSE_HOURS.at(-1) ?? 0;
  return openFrom(new Date(now.getTime() + hours * HOUR_MS), rules);
}
