import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { pointReasonNames } from '@funnel/domain/call-queue/queue-texts';
import { Estimate } from '../part/estimate.tsx';
import style from './caller-figures.module.css';
import { callTexts as texts } from './queue-texts.ts';

export function CallerFigures({ entry }: { entry: QueueEntry }) {
  const say = useText();
  const { estimateValue, estimatePercentile, priceScale, answers, points } = entry;
  return (
    <div className={style['figures']}>
      {estimateValue !== null && (
        <Estimate
          value={estimateValue}
          percentile={estimatePercentile}
          scale={priceScale}
          budget={answers['question_budget']}
        />
      )}
      {points.sum > 0 && (
        <section>
          <h3>
            {say(texts.points)}
            <b>{points.sum}</b>
          </h3>
          <ul className={style['points']}>
            {points.parts.map(({ reason, points: count }) => (
              <li key={reason}>
                {say(pointReasonNames[reason])}
                <b>+{count}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
