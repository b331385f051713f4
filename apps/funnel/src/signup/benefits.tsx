import type { Say } from '@funnel/domain/text/say';
import { BenefitList } from './benefit-list.tsx';
import style from './benefits.module.css';
import { benefits, signupTexts as texts } from './signup-texts.ts';

/** The benefits of the customer area. */
export function Benefits({ say }: { say: Say }) {
  return <BenefitList benefits={benefits.map((benefit) => ({ key: benefit.en, content: say(benefit) }))} />;
}

/** The same beside the form on wide screens. */
export function BenefitsBeside({ say }: { say: Say }) {
  return (
    <div className={style['beside']}>
      <h2>{say(texts.benefitsTitle)}</h2>
      <Benefits say={say} />
    </div>
  );
}
