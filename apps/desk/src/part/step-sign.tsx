import { useLanguage, useText } from '@funnel/browser/language';
import type { NextStep } from '@funnel/contract/next-step/next-step';
import { stepIcon } from './step-icon.tsx';
import style from './step-sign.module.css';
import { isOverdue, stepDue, stepTitle } from './step-words.ts';

interface StepSignProps {
  readonly step: NextStep;
  readonly now: Date;
  /** Without the name, where it stands beside it. */
  readonly isShort?: boolean;
}

/** A next step in one line: its symbol, its name and when it is due. Colour never says it alone. */
export function StepSign({ step, now, isShort = false }: StepSignProps) {
  const say = useText();
  const { language } = useLanguage();
  const Icon = stepIcon(step);
  const look = [
    style['sign'],
    step.isPromised && style['promised'],
    step.kind === 'WISH' && style['wish'],
    step.kind === 'WAIT' && style['waits'],
    isOverdue(step, now) && style['overdue'],
  ];
  const due = stepDue(step, { say, language, now });
  return (
    <span className={look.filter(Boolean).join(' ')} data-step-kind={step.kind}>
      <span className={style['mark']}>
        <Icon size="s" />
      </span>
      <span className={style['words']}>
        {!isShort && `${stepTitle(step, say)} `}
        <span className={style['due']}>{due}</span>
      </span>
    </span>
  );
}
