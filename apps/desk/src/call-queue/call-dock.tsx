import { useLanguage, useText } from '@funnel/browser/language';
import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { LostReason } from '@funnel/domain/pipeline/status';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { type RefObject, useState } from 'react';
import { Button } from '../shell/button.tsx';
import { VisitPicker } from '../shell/enquiry/visit-picker.tsx';
import { HomeIcon, NoIcon, NoteIcon, RepeatIcon, StoreIcon, TalkIcon, VideoIcon } from '../shell/icons.tsx';
import { KeyCap } from '../shell/key-cap.tsx';
import { LostReasons } from '../shell/lost-reasons.tsx';
import { showroomName } from '../shell/showroom-name.ts';
import { shortMoment } from '../shell/words.ts';
import style from './call-dock.module.css';
import type { MyCall } from './my-call.ts';
import { Outcome } from './outcome.tsx';
import { callTexts as texts } from './queue-texts.ts';

/** What has to be asked before a call ends: why it is lost, or when and where they meet. */
export type Asking = 'LOST' | VisitKind;

interface CallDockProps {
  readonly entry: QueueEntry;
  /** Present: this call is one's own, and can be ended. */
  readonly mine: MyCall | undefined;
  readonly now: Date;
  readonly note: string;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
  readonly asking: Asking | undefined;
  readonly onNote: (text: string) => void;
  readonly onEnd: (outcome: CallEnd) => void;
  readonly onAsk: (asking: Asking | undefined) => void;
}

/** The note, and what came of the call. Each button says what happens then. */
export function CallDock(props: CallDockProps) {
  const { entry, mine, now, note, noteField, asking, onNote, onEnd, onAsk } = props;
  const say = useText();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isOff = mine === undefined;
  const then = !mine
    ? say(texts.notReachedLater)
    : mine.nextTryAt
      ? say(texts.notReachedThen, { time: shortMoment(mine.nextTryAt, now, language) })
      : say(texts.notReachedLast);
  const opening = (what: Asking) => ({
    name: what,
    isOff,
    isOpen: asking === what,
    onPress: () => onAsk(asking === what ? undefined : what),
  });
  return (
    <footer className={style['dock']} data-open={isOpen || undefined}>
      {asking && (
        <div className={style['above']} data-asking={asking}>
          {asking === 'LOST' ? (
            <LostReasons onChoose={(reason) => onEnd(lostBy(reason))} onClose={() => onAsk(undefined)} />
          ) : (
            <VisitPicker
              key={asking}
              kind={asking}
              showroom={entry.showroom}
              email={entry.email}
              onSave={(visit) => onEnd({ kind: 'VISIT', visit: asking, ...visit })}
              onClose={() => onAsk(undefined)}
            />
          )}
        </div>
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
      <div className={style['toOutcomes']}>
        <Button
          isWide
          variant={isOpen ? 'ghost' : 'plain'}
          data-action="outcomes"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say(isOpen ? texts.close : texts.outcome)}
        </Button>
      </div>
      <section className={style['outcomes']} aria-label={say(texts.outcome)}>
        <fieldset>
          <legend>{say(texts.groupCall)}</legend>
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
        </fieldset>
        <fieldset>
          <legend>{say(texts.groupVisit)}</legend>
          <Outcome
            {...opening('SHOWROOM')}
            icon={<StoreIcon size="s" />}
            title={say(texts.visitShowroom)}
            then={showroomName(entry.showroom) ?? say(texts.chooseShowroom)}
            keyCap="3"
          />
          <Outcome
            {...opening('HOME')}
            icon={<HomeIcon size="s" />}
            title={say(texts.visitHome)}
            then={entry.postcode}
            keyCap="4"
          />
          <Outcome
            {...opening('VIDEO')}
            icon={<VideoIcon size="s" />}
            title={say(texts.visitVideo)}
            then={say(texts.visitVideoThen)}
            keyCap="5"
          />
        </fieldset>
        <fieldset>
          <legend>{say(texts.groupEnd)}</legend>
          <Outcome
            {...opening('LOST')}
            icon={<NoIcon size="s" />}
            title={say(texts.lost)}
            then={say(texts.lostThen)}
            keyCap="6"
          />
        </fieldset>
      </section>
    </footer>
  );
}

/** Who has the number of somebody else was never reached: that is an outcome of its own. */
function lostBy(reason: LostReason): CallEnd {
  return reason === 'WRONG_NUMBER' ? { kind: 'WRONG_NUMBER' } : { kind: 'LOST', reason };
}
