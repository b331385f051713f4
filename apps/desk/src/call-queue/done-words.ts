import type { DoneCall } from '@funnel/contract/call-queue/list-done-calls';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { visitKindNames } from '@funnel/domain/visit/visit-kind-names';
import { dayAndTime, shortMoment } from '../shell/words.ts';
import { callTexts as texts } from './queue-texts.ts';

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

/** The outcome for a list: nicht erreicht, wieder 16:30. */
export function doneWords(call: DoneCall, { say, language, now }: Wording): string {
  const { outcome, visit, lostReason, next } = call;
  switch (outcome) {
    case 'REACHED':
      return say(texts.doneReached);
    case 'NOT_REACHED':
      return next && next.kind !== 'UNREACHED'
        ? say(texts.doneNotReached, { time: shortMoment(next.at, now, language) })
        : say(texts.doneNotReachedLast);
    case 'APPOINTMENT':
      return visit
        ? say(texts.doneVisit, {
            kind: say(visitKindNames[visit.kind]),
            when: dayAndTime(visit.start, language),
          })
        : say(texts.doneCall);
    case 'OFFER':
      return say(texts.doneOffer);
    case 'WON':
      return say(texts.doneWon);
    case 'LOST':
      return lostReason ? say(texts.doneLost, { reason: say(lostReasonNames[lostReason]) }) : say(texts.lost);
    case 'WRONG_NUMBER':
      return say(texts.doneWrongNumber);
  }
}
