import type { Say } from '@funnel/domain/text/say';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** No number after a day: it adds no urgency. */
export function lateWords(late: number, say: Say): string {
  if (late < HOUR_MS)
    return say(texts.minutesLate, { count: `${Math.max(1, Math.floor(late / MINUTE_MS))}` });
  if (late < 24 * HOUR_MS) return say(texts.hoursLate, { count: `${Math.floor(late / HOUR_MS)}` });
  return say(texts.late);
}
