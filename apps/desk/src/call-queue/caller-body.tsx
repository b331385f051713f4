import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { AnswerTiles } from './answer-tiles.tsx';
import style from './caller-body.module.css';
import { CallerFigures } from './caller-figures.tsx';

/** What the caller wants, and what it is worth. */
export function CallerBody({ entry }: { entry: QueueEntry }) {
  return (
    <div className={style['body']}>
      <AnswerTiles answers={entry.answers} />
      <CallerFigures entry={entry} />
    </div>
  );
}
