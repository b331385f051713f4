import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { timeLeft } from '@funnel/domain/call-queue/time-left';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { clockTime, shortMoment } from '../shell/words.ts';
import { queueTexts as texts } from './queue-texts.ts';

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

type Promised = QueueEntry['promise'];

/** For a row: 10:00–11:00, seit 10:18, ab 11:00, bis Mi 07:00. */
export function whenWords({ kind, from, until }: Promised, { say, language, now }: Wording): string {
  switch (kind) {
    case 'SLOT':
    case 'RESERVED':
    case 'WISH':
      return range({ from, until });
    case 'TRY':
      return say(texts.from, { time: shortMoment(from, now, language) });
    case 'TESTER':
      return say(texts.until, { time: shortMoment(until, now, language) });
    case 'SOON':
      return new Date(from) > now
        ? say(texts.from, { time: shortMoment(from, now, language) })
        : say(texts.since, { time: shortMoment(from, now, language) });
  }
}

const HOUR_MINUTES = 60;
/** From here on the text is in hours. So it never needs the singular. */
const MANY_MINUTES = 120;

/** How much time is left, in a short sentence. */
export function leftWords(promise: Promised, { say, language, now }: Wording): string {
  const { state, minutes } = timeLeft(promise, now);
  if (state === 'ahead') return say(texts.begins, { time: shortMoment(promise.from, now, language) });
  const size = Math.abs(minutes);
  const count = String(size < MANY_MINUTES ? size : Math.floor(size / HOUR_MINUTES));
  const isLate = state === 'late';
  if (size === 1) return say(isLate ? texts.minuteLate : texts.minuteLeft);
  if (size < MANY_MINUTES) return say(isLate ? texts.minutesLate : texts.minutesLeft, { count });
  return say(isLate ? texts.hoursLate : texts.hoursLeft, { count });
}

export function promiseWords(promise: Promised, { say, language, now }: Wording): string {
  const time = shortMoment(promise.until, now, language);
  switch (promise.kind) {
    case 'SLOT':
      return say(texts.agreed, { state: say(standingTexts.BOOKED), range: range(promise) });
    case 'RESERVED':
      return say(texts.agreed, { state: say(standingTexts.RESERVED), range: range(promise) });
    case 'WISH':
      return say(texts.promisedWish, { range: range(promise) });
    case 'TRY':
      return say(texts.promisedTry, { time });
    case 'TESTER':
      return say(texts.promisedTester, { time });
    case 'SOON':
      return say(texts.promisedSoon, { time });
  }
}

function range({ from, until }: Pick<Promised, 'from' | 'until'>): string {
  return `${clockTime(from)}–${clockTime(until)}`;
}
