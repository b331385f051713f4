import { useLanguage, useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { pointReasonNames } from '@funnel/domain/call-queue/queue-texts';
import { money } from '../shell/words.ts';
import style from './caller-figures.module.css';
import { callTexts as texts } from './queue-texts.ts';

const THOUSAND = 1000;

/** The estimate, and what makes this call worth making. */
export function CallerFigures({ entry }: { entry: QueueEntry }) {
  const say = useText();
  const { language } = useLanguage();
  const { estimateValue, estimatePercentile, points } = entry;
  return (
    <div className={style['figures']}>
      {estimateValue !== null && (
        <section>
          <h3>
            {say(texts.estimate)}
            {estimatePercentile !== null && (
              <span className={style['rank']}>
                {say(texts.dearer, { count: String(Math.round(estimatePercentile)) })}
              </span>
            )}
          </h3>
          <p className={style['price']}>{money(estimateValue * THOUSAND, language)}</p>
          {estimatePercentile !== null && (
            <svg className={style['scale']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" />
              <rect className={style['upTo']} width={estimatePercentile} height="6" />
            </svg>
          )}
        </section>
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
