import { useLanguage, useText } from '@funnel/browser/language';
import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import { LOST_REASONS } from '@funnel/domain/pipeline/status';
import { CloseIcon } from '@funnel/ui/icon';
import type { ReactNode, RefObject } from 'react';
import { NoIcon, NoteIcon, RepeatIcon, TalkIcon } from '../shell/icons.tsx';
import { KeyCap } from '../shell/key-cap.tsx';
import { shortMoment } from '../shell/words.ts';
import style from './call-dock.module.css';
import { callTexts as texts } from './queue-texts.ts';
import type { MyCall } from './use-my-call.ts';

interface CallDockProps {
  /** Present: this call is one's own, and can be ended. */
  readonly mine: MyCall | undefined;
  readonly now: Date;
  readonly note: string;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
  readonly isAskingReason: boolean;
  readonly onNote: (text: string) => void;
  readonly onEnd: (outcome: CallEnd) => void;
  readonly onAskReason: (isAsking: boolean) => void;
}

/** The note, and what came of the call. Each button says what happens then. */
export function CallDock({
  mine,
  now,
  note,
  noteField,
  isAskingReason,
  onNote,
  onEnd,
  onAskReason,
}: CallDockProps) {
  const say = useText();
  const { language } = useLanguage();
  const isOff = mine === undefined;
  const then = !mine
    ? say(texts.notReachedLater)
    : mine.nextTryAt
      ? say(texts.notReachedThen, { time: shortMoment(mine.nextTryAt, now, language) })
      : say(texts.notReachedLast);
  return (
    <footer className={style['dock']}>
      {isAskingReason && (
        <fieldset className={style['reasons']}>
          <legend>{say(texts.reasons)}</legend>
          <button
            type="button"
            className={style['close']}
            aria-label={say(texts.close)}
            onClick={() => onAskReason(false)}
          >
            <CloseIcon size="s" />
          </button>
          {LOST_REASONS.map((reason, index) => (
            <button
              key={reason}
              type="button"
              className={style['reason']}
              data-reason={reason}
              onClick={() => onEnd({ kind: 'LOST', reason })}
            >
              <KeyCap>{String(index + 1)}</KeyCap>
              {say(lostReasonNames[reason])}
            </button>
          ))}
        </fieldset>
      )}
      <div className={style['note']}>
        <NoteIcon size="s" />
        <textarea
          ref={noteField}
          name="note"
          rows={1}
          maxLength={4000}
          value={note}
          aria-label={say(texts.note)}
          placeholder={say(texts.note)}
          onChange={({ target }) => onNote(target.value)}
        />
        <KeyCap>N</KeyCap>
      </div>
      <fieldset className={style['outcomes']} aria-label={say(texts.outcome)}>
        <Outcome
          name="REACHED"
          icon={<TalkIcon size="s" />}
          title={say(texts.reached)}
          then={say(texts.reachedThen)}
          keyCap="1"
          isOff={isOff}
          onPress={() => onEnd({ kind: 'REACHED' })}
        />
        <Outcome
          name="NOT_REACHED"
          icon={<RepeatIcon size="s" />}
          title={say(texts.notReached)}
          then={then}
          keyCap="2"
          isOff={isOff}
          onPress={() => onEnd({ kind: 'NOT_REACHED' })}
        />
        <Outcome
          name="LOST"
          icon={<NoIcon size="s" />}
          title={say(texts.lost)}
          then={say(texts.lostThen)}
          keyCap="6"
          isOff={isOff}
          isOpen={isAskingReason}
          onPress={() => onAskReason(!isAskingReason)}
        />
      </fieldset>
    </footer>
  );
}

interface OutcomeProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly then: string;
  readonly keyCap: string;
  readonly isOff: boolean;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

function Outcome({ name, icon, title, then, keyCap, isOff, isOpen, onPress }: OutcomeProps) {
  return (
    <button
      type="button"
      className={`${style['outcome']} ${isOpen ? style['open'] : ''}`}
      data-outcome={name}
      disabled={isOff}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className={style['title']}>
        {icon}
        {title}
      </span>
      <span className={style['then']}>{then}</span>
      <KeyCap>{keyCap}</KeyCap>
    </button>
  );
}
