import { useText } from '@funnel/browser/language';
import style from './queue-empty.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** Nobody is left to be called. */
export function QueueEmpty({ doneToday }: { doneToday: number }) {
  const say = useText();
  return (
    <div className={style['empty']}>
      <h2>{say(texts.emptyTitle)}</h2>
      <p className={style['text']}>{say(texts.emptyText)}</p>
      <p className={style['figure']}>
        <b>{doneToday}</b> {say(texts.emptyDone)}
      </p>
    </div>
  );
}
