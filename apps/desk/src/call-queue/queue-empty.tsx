import { useLanguage, useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { LOCALES } from '@funnel/domain/slot/slot-time';
import { tileImage } from '@funnel/picture/find-picture';
import { Button } from '@funnel/ui/compact-button';
import { PhoneIcon } from '@funnel/ui/desk-icon';
import { daysAgo, shortMoment } from '../shell/words.ts';
import type { Queue } from './queue-changes.ts';
import style from './queue-empty.module.css';
import { queueTexts as texts } from './queue-texts.ts';

interface QueueEmptyProps extends Pick<Queue, 'counts' | 'doneToday'> {
  /** The next planned call. */
  readonly next: QueueEntry | undefined;
  readonly now: Date;
  readonly isCallable: boolean;
  readonly isClaiming: boolean;
  readonly onCall: () => void;
  readonly onPause: () => void;
}

/** Empty state. The next planned call can be made early. */
export function QueueEmpty(props: QueueEmptyProps) {
  const { counts, doneToday, next, now, isCallable, isClaiming, onCall, onPause } = props;
  const say = useText();
  const { language } = useLanguage();
  const image = tileImage('question_cooking_situation', 'FOR_2');
  const share = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  return (
    <div className={style['empty']}>
      {image && <img {...image} className={style['picture']} alt="" />}
      <h2>{say(texts.emptyTitle)}</h2>
      <p className={style['text']}>{next ? nextWords(next) : say(texts.emptyText)}</p>
      <div className={style['acts']}>
        {next && (
          <Button
            variant="primary"
            size="l"
            keyCap="A"
            data-action="call-early"
            isBusy={isClaiming}
            isOff={!isCallable}
            onClick={onCall}
          >
            <PhoneIcon size="s" />
            {say(texts.callEarly, { name: next.fullName })}
          </Button>
        )}
        <span className={style['rest']}>
          <Button size="l" keyCap="P" data-action="take-pause" onClick={onPause}>
            {say(texts.takePause)}
          </Button>
        </span>
      </div>
      {counts.DONE > 0 && (
        <dl className={style['figures']}>
          <div>
            <dt>{say(texts.emptyDone)}</dt>
            <dd>{counts.DONE}</dd>
          </div>
          <div>
            <dt>{say(texts.emptyReached)}</dt>
            <dd>{share.format(doneToday.reached / counts.DONE)}</dd>
          </div>
          <div>
            <dt>{say(texts.emptyMeetings)}</dt>
            <dd>{doneToday.meetings}</dd>
          </div>
        </dl>
      )}
    </div>
  );

  function nextWords({ step }: QueueEntry): string {
    const time = shortMoment(step.from, now, language);
    return say(daysAgo(step.from, now) === 0 ? texts.emptyNextToday : texts.emptyNext, { time });
  }
}
