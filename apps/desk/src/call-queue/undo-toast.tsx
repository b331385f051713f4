import { useLanguage, useText } from '@funnel/browser/language';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { visitKindNames } from '../shell/enquiry/visit-texts.ts';
import { KeyCap } from '../shell/key-cap.tsx';
import { dayAndTime, shortMoment } from '../shell/words.ts';
import type { Ended } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';
import style from './undo-toast.module.css';

interface UndoToastProps {
  readonly ended: Ended | undefined;
  readonly now: Date;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

/** What came of the last call. Until the server has it, it says so; then it can be undone. */
export function UndoToast({ ended, now, isUndoing, onUndo }: UndoToastProps) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <div className={style['place']} role="status">
      {ended && (
        <div className={style['toast']} data-toast>
          <p>
            <b>
              <bdi>{ended.entry.fullName}</bdi>:
            </b>{' '}
            {outcomeWords(ended, { say, language, now })}
          </p>
          {ended.callId === undefined ? (
            <span className={style['sending']}>{say(texts.sending)}</span>
          ) : (
            <button type="button" data-action="undo" aria-disabled={isUndoing || undefined} onClick={onUndo}>
              {say(texts.undo)}
              <KeyCap>Z</KeyCap>
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

function outcomeWords({ outcome, nextTryAt }: Ended, { say, language, now }: Wording): string {
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
