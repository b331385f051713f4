import type { NextStep } from '@funnel/contract/next-step/next-step';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { timeLeft } from '@funnel/domain/call-queue/time-left';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { stepDue, stepTitle } from '../part/step-words.ts';
import { clockTime, shortMoment } from '../shell/words.ts';
import { queueTexts as texts } from './queue-texts.ts';

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

const HOUR_MINUTES = 60;
/** From here on the text is in hours. So it never needs the singular. */
const MANY_MINUTES = 120;
const MANY_HOURS = 48;

/** How much time is left, in a short sentence. */
export function leftWords(step: NextStep, wording: Wording): string {
  const { say, language, now } = wording;
  const { state, minutes } = timeLeft(step, now);
  if (step.isWholeDay && state !== 'late') return stepDue(step, wording);
  if (state === 'ahead') return say(texts.begins, { time: shortMoment(step.from, now, language) });
  const size = Math.abs(minutes);
  const isLate = state === 'late';
  if (size === 1) return say(isLate ? texts.minuteLate : texts.minuteLeft);
  if (size < MANY_MINUTES)
    return say(isLate ? texts.minutesLate : texts.minutesLeft, { count: String(size) });
  const hours = Math.floor(size / HOUR_MINUTES);
  if (isLate && hours >= MANY_HOURS) return say(texts.daysLate, { count: String(Math.floor(hours / 24)) });
  return say(isLate ? texts.hoursLate : texts.hoursLeft, { count: String(hours) });
}

/** What the time is: gebucht 10:00–11:00 Uhr, Ziel: Rückruf bis 10:48 Uhr, Nachfassen. */
export function promiseWords(step: NextStep, { say, language, now }: Wording): string {
  const range = `${clockTime(step.from)}–${clockTime(step.until)}`;
  if (step.kind === 'CALL' && step.standing)
    return say(texts.agreed, { state: say(standingTexts[step.standing]), range });
  if (step.kind === 'WISH') return say(texts.promisedWish, { range });
  if (step.kind === 'FIRST_CALL')
    return say(step.isPromised ? texts.promisedTester : texts.promisedSoon, {
      time: shortMoment(step.until, now, language),
    });
  return [stepTitle(step, say), step.text].filter(Boolean).join(': ');
}
