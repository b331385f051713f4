import { useLanguage, useText } from '@funnel/browser/language';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import { KeyCap } from '../shell/key-cap.tsx';
import { shortMoment } from '../shell/words.ts';
import { callTexts as texts } from './queue-texts.ts';
import style from './undo-toast.module.css';
import type { Ended } from './use-my-call.ts';

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
            {outcomeWords(ended, say, (instant) => shortMoment(instant, now, language))}
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

function outcomeWords({ outcome, nextTryAt }: Ended, say: Say, moment: (instant: string) => string): string {
  switch (outcome.kind) {
    case 'NOT_REACHED':
      return nextTryAt
        ? say(texts.doneNotReached, { time: moment(nextTryAt) })
        : say(texts.doneNotReachedLast);
    case 'LOST':
      return say(texts.doneLost, { reason: say(lostReasonNames[outcome.reason]) });
    default:
      return say(texts.doneReached);
  }
}
