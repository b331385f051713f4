import type { NextStep } from '@funnel/contract/next-step/next-step';
import { stepName } from '@funnel/domain/next-step/step-words';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { visitKindNames } from '@funnel/domain/visit/visit-kind-names';
import { stepTime } from '../part/step-words.ts';
import { dayAndTime, shortMoment } from '../shell/words.ts';
import type { Ended } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

export function outcomeWords({ outcome, nextStep }: Ended, { say, language, now }: Wording): string {
  switch (outcome.kind) {
    case 'NOT_REACHED':
      return nextStep && nextStep.kind !== 'UNREACHED'
        ? say(texts.doneNotReached, { time: shortMoment(nextStep.from, now, language) })
        : say(texts.doneNotReachedLast);
    case 'LOST':
      return say(texts.doneLost, { reason: say(lostReasonNames[outcome.reason]) });
    case 'WRONG_NUMBER':
      return say(texts.doneWrongNumber);
    case 'WON':
      return say(texts.doneWon);
    case 'OFFER':
      return say(texts.doneOffer);
    case 'CALL':
      return say(texts.doneCall);
    case 'VISIT':
      return say(texts.doneVisit, {
        kind: say(visitKindNames[outcome.visit]),
        when: dayAndTime(outcome.start, language),
      });
    case 'REACHED':
      return reachedWords(nextStep, { say, language, now });
  }
}

function reachedWords(nextStep: NextStep | null | undefined, wording: Wording): string {
  const { say } = wording;
  if (!nextStep) return say(texts.doneReached);
  return say(texts.doneReachedThen, { step: say(stepName(nextStep)), time: stepTime(nextStep, wording) });
}
