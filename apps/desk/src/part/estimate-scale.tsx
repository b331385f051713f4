import { useLanguage, useText } from '@funnel/browser/language';
import type { PriceScale } from '@funnel/domain/estimate/price-scale';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { money } from '../shell/words.ts';
import style from './estimate.module.css';

const texts = defineTexts('desk.estimate.scale', {
  ends: { de: 'Küchen kosten von {least} bis {most}.', en: 'Kitchens cost from {least} to {most}.' },
} satisfies Record<string, LocalizedText>);

/** Keeps a budget at the end of the scale visible. */
const LEAST_WIDTH = 2;

interface EstimateScaleProps {
  readonly percentile: number;
  readonly scale: PriceScale | null;
}

/** The price scale, with the budget as a band and the estimate as a mark. */
export function EstimateScale({ percentile, scale }: EstimateScaleProps) {
  const say = useText();
  const { language } = useLanguage();
  const budget = scale?.budget;
  const width = budget ? Math.max(LEAST_WIDTH, budget.to - budget.from) : 0;
  const [least, most] = [scale?.least ?? 0, scale?.most ?? 0].map((price) => money(price, language));
  return (
    <>
      <svg className={style['scale']} aria-hidden="true">
        <rect className={style['track']} y="4" width="100%" height="6" rx="3" />
        {budget && (
          <rect
            className={style['band']}
            x={`${Math.min(budget.from, 100 - width)}%`}
            y="4"
            width={`${width}%`}
            height="6"
            rx="3"
          />
        )}
        <rect className={style['mark']} x={`${percentile}%`} width="3" height="14" rx="1.500" />
      </svg>
      {scale && least && most && (
        <p className={style['ends']}>
          <span aria-hidden="true">{least}</span>
          <span aria-hidden="true">{most}</span>
          <VisuallyHidden>{say(texts.ends, { least, most })}</VisuallyHidden>
        </p>
      )}
    </>
  );
}
