import { CheckIcon } from '@funnel/ui/icon';
import type { ReactNode } from 'react';
import style from './benefit-list.module.css';

/** The benefits of the customer area, each with a check mark. */
export function BenefitList({ benefits }: { benefits: readonly { key: string; content: ReactNode }[] }) {
  return (
    <ul className={style['list']}>
      {benefits.map(({ key, content }) => (
        <li key={key}>
          <span className={style['mark']}>
            <CheckIcon size="s" />
          </span>
          <span>{content}</span>
        </li>
      ))}
    </ul>
  );
}
