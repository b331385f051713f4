import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { visitKindNames } from '@funnel/domain/visit/visit-kind-names';
import { dayAndTime, shortMoment } from '../shell/words.ts';
import type { Ended } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

export function outcomeWords({ outcome, nextTryAt }: Ended, { say, language, now }: Wording): string {
  switch (outcome.kind) {
    case 'NOT_REACHED':
      return nextTryAt
        ? say(texts.doneNotReached, { time: shortMoment(nextTryAt, now, language) })
        : say(texts.doneNotReachedLast);
    case 'LOST':
      return say(texts.doneLost, { reason: say(lostReasonNames[outcome.reason]) });
    case 'WRONG_NUMBER':
      return say(texts.doneWrongNumber);
    case 'VISIT':
      return say(texts.doneVisit, {
        kind: say(visitKindNames[outcome.visit]),
        when: dayAndTime(outcome.start, language),
      });
    default:
      return say(texts.doneReached);
  }
}
