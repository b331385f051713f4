import { useLanguage, useText } from '@funnel/browser/language';
import { budgetRange } from '@funnel/domain/estimate/budget-range';
import type { PriceScale } from '@funnel/domain/estimate/price-scale';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Chip } from '@funnel/ui/chip';
import { CheckIcon } from '@funnel/ui/icon';
import textStyle from '@funnel/ui/text.module.css';
import { money } from '../shell/words.ts';
import style from './estimate.module.css';
import { EstimateScale } from './estimate-scale.tsx';

const texts = defineTexts('desk.estimate', {
  title: { de: 'Preisschätzung', en: 'Price estimate' },
  dearer: { de: 'teurer als {count} von 100 Küchen', en: 'dearer than {count} of 100 kitchens' },
  fits: { de: 'Budget passt', en: 'Within budget' },
  over: { de: 'über Budget', en: 'over budget' },
} satisfies Record<string, LocalizedText>);

const THOUSAND = 1000;

interface EstimateProps {
  /** In thousands of euros. */
  readonly value: number;
  readonly percentile: number | null;
  readonly scale: PriceScale | null;
  /** The code of the answer. */
  readonly budget: string | undefined;
}

/** The estimate, its percentile, and whether the budget covers it. */
export function Estimate({ value, percentile, scale, budget }: EstimateProps) {
  const say = useText();
  const { language } = useLanguage();
  const price = value * THOUSAND;
  const range = budgetRange(budget);
  const isOver = range !== undefined && price > range.to;
  return (
    <section className={style['estimate']} data-estimate={range && (isOver ? 'over' : 'fits')}>
      <h3>
        {say(texts.title)}
        {percentile !== null && (
          <span className={textStyle['meta']}>
            {say(texts.dearer, { count: String(Math.round(percentile)) })}
          </span>
        )}
      </h3>
      <div className={style['line']}>
        <p className={style['price']}>{money(price, language)}</p>
        {range && (
          <Chip tone={isOver ? 'ochre' : 'mint'}>
            {!isOver && <CheckIcon size="s" />}
            {say(isOver ? texts.over : texts.fits)}
          </Chip>
        )}
      </div>
      {percentile !== null && <EstimateScale percentile={percentile} scale={scale} />}
    </section>
  );
}
