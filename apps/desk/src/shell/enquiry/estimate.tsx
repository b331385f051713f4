import { useLanguage, useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { money } from '../words.ts';
import style from './estimate.module.css';

const texts = defineTexts('desk.estimate', {
  title: { de: 'Preisschätzung', en: 'Price estimate' },
  dearer: { de: 'teurer als {count} von 100', en: 'dearer than {count} of 100' },
} satisfies Record<string, LocalizedText>);

const THOUSAND = 1000;

interface EstimateProps {
  /** In thousands of euros. */
  readonly value: number;
  readonly percentile: number | null;
}

/** What the kitchen may cost, and where that stands among all. */
export function Estimate({ value, percentile }: EstimateProps) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <section className={style['estimate']}>
      <h3>
        {say(texts.title)}
        {percentile !== null && (
          <span className={style['rank']}>
            {say(texts.dearer, { count: String(Math.round(percentile)) })}
          </span>
        )}
      </h3>
      <p className={style['price']}>{money(value * THOUSAND, language)}</p>
      {percentile !== null && (
        <svg className={style['scale']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="6" />
          <rect className={style['upTo']} width={percentile} height="6" />
        </svg>
      )}
    </section>
  );
}
