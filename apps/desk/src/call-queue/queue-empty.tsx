import { useLanguage, useText } from '@funnel/browser/language';
import { tileImage } from '@funnel/picture/find-picture';
import { shortMoment } from '../shell/words.ts';
import style from './queue-empty.module.css';
import { queueTexts as texts } from './queue-texts.ts';

interface QueueEmptyProps {
  readonly doneToday: number;
  /** The next call that is agreed. */
  readonly nextAt: string | null;
  readonly now: Date;
}

/** Nobody is left to be called. */
export function QueueEmpty({ doneToday, nextAt, now }: QueueEmptyProps) {
  const say = useText();
  const { language } = useLanguage();
  const image = tileImage('question_cooking_situation', 'FOR_2');
  return (
    <div className={style['empty']}>
      {image && <img {...image} className={style['picture']} alt="" />}
      <h2>{say(texts.emptyTitle)}</h2>
      <p className={style['text']}>
        {nextAt !== null && <b>{say(texts.emptyNext, { time: shortMoment(nextAt, now, language) })} </b>}
        {say(texts.emptyText)}
      </p>
      <p className={style['figure']}>
        <b>{doneToday}</b> {say(texts.emptyDone)}
      </p>
    </div>
  );
}
