import { useLanguage, useText } from '@funnel/browser/language';
import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { HomeIcon, NoIcon, RepeatIcon, StoreIcon, TalkIcon, VideoIcon } from '@funnel/ui/desk-icon';
import type { ReactNode } from 'react';
import { showroomName } from '../shell/showroom-name.ts';
import { shortMoment, weekdayAndDate } from '../shell/words.ts';
import style from './call-dock.module.css';
import type { MyCall } from './my-call.ts';
import { Outcome } from './outcome.tsx';
import type { Asking } from './outcome-question.tsx';
import { callTexts as texts } from './queue-texts.ts';

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

interface OutcomesProps {
  readonly entry: QueueEntry;
  /** The day of the default follow-up. */
  readonly followUp: string | undefined;
  /** Set: the agent is on this call and can end it. */
  readonly mine: MyCall | undefined;
  readonly now: Date;
  readonly asking: Asking | undefined;
  readonly onEnd: (outcome: CallEnd) => void;
  readonly onAsk: (asking: Asking | undefined) => void;
  /** The form of the chosen outcome, below its button. */
  readonly question?: ReactNode;
}

function notReachedThen({ ifNotReached }: MyCall, { say, language, now }: Wording): string {
  if (!ifNotReached || ifNotReached.kind === 'UNREACHED') return say(texts.notReachedLast);
  const time = shortMoment(ifNotReached.from, now, language);
  return say(ifNotReached.kind === 'TRY' ? texts.notReachedThen : texts.notReachedPromise, { time });
}

/** Each button names the consequence of its outcome. */
export function Outcomes({ entry, followUp, mine, now, asking, onEnd, onAsk, question }: OutcomesProps) {
  const say = useText();
  const { language } = useLanguage();
  const isOff = mine === undefined;
  const then = mine ? notReachedThen(mine, { say, language, now }) : say(texts.notReachedLater);
  const opening = (what: Asking) => ({
    name: what,
    isOff,
    isOpen: asking === what,
    onPress: () => onAsk(asking === what ? undefined : what),
  });
  return (
    <section className={style['outcomes']} aria-label={say(texts.outcome)}>
      <fieldset>
        <legend>{say(texts.groupCall)}</legend>
        <Outcome
          name="REACHED"
          icon={<TalkIcon size="s" />}
          title={say(texts.reached)}
          then={
            followUp === undefined ? '' : say(texts.reachedThen, { day: weekdayAndDate(followUp, language) })
          }
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
      {question && asking !== 'LOST' && <div>{question}</div>}
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
      {question && asking === 'LOST' && <div ref={bringIntoView}>{question}</div>}
    </section>
  );
}

/** Lost reasons are taller than the rest of a phone's screen. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });
