import type { NextStep } from '@funnel/contract/next-step/next-step';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { stepName } from '@funnel/domain/next-step/step-words';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { clockTime, daysAgo, shortMoment, weekdayAndDate } from '../shell/words.ts';

const texts = defineTexts('desk.step', {
  goal: { de: 'Ziel {time}', en: 'by {time}' },
  from: { de: 'ab {time}', en: 'from {time}' },
  until: { de: 'bis {time}', en: 'until {time}' },
  since: { de: 'seit {time}', en: 'since {time}' },
  today: { de: 'heute', en: 'today' },
  wish: { de: 'Wunsch {time}', en: 'Wish {time}' },
} satisfies Record<string, LocalizedText>);

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

export const isOverdue = ({ until }: Pick<NextStep, 'until'>, now: Date) => new Date(until) < now;

/** A day, or a time: heute, Fr 20.11., 10:00–11:00, Do 10:00. */
export function stepTime({ from, until, isWholeDay }: NextStep, { say, language, now }: Wording): string {
  const isToday = daysAgo(from, now) === 0;
  if (isWholeDay) return isToday ? say(texts.today) : weekdayAndDate(from, language);
  return isToday ? `${clockTime(from)}–${clockTime(until)}` : shortMoment(from, now, language);
}

/** When a step is due, in a word or two: Ziel 10:48, ab 11:00, seit Sa 14.11., bis Di 24.11., Wunsch Do 10:00. */
export function stepDue(step: NextStep, wording: Wording): string {
  const { say, now } = wording;
  const time = stepTime(step, wording);
  if (isOverdue(step, now)) return say(texts.since, { time: momentOf(step.until, step, wording) });
  switch (step.kind) {
    case 'WISH':
      return say(texts.wish, { time });
    case 'FIRST_CALL':
      return say(texts.goal, { time: momentOf(step.until, step, wording) });
    case 'WAIT':
      return say(texts.until, { time });
    case 'TRY':
      return say(texts.from, { time: momentOf(step.from, step, wording) });
    default:
      return time;
  }
}

function momentOf(instant: string, { from, isWholeDay }: NextStep, { language, now }: Wording): string {
  return isWholeDay ? weekdayAndDate(from, language) : shortMoment(instant, now, language);
}

/** The name of a step, with what the customer was told: Telefontermin, reserviert. */
export function stepTitle(step: NextStep, say: Say): string {
  const name = say(stepName(step));
  return step.standing === 'RESERVED' ? `${name}, ${say(standingTexts.RESERVED)}` : name;
}
