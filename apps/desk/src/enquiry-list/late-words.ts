import type { Say } from '@funnel/domain/text/say';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Who waits for days is no more urgent by the hour. */
export function lateWords(late: number, say: Say): string {
  if (late < HOUR_MS)
    return say(texts.minutesLate, { count: `${Math.max(1, Math.floor(late / MINUTE_MS))}` });
  if (late < 24 * HOUR_MS) return say(texts.hoursLate, { count: `${Math.floor(late / HOUR_MS)}` });
  return say(texts.late);
}
