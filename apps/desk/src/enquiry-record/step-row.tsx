import { useLanguage, useText } from '@funnel/browser/language';
import type { NextStep } from '@funnel/contract/next-step/next-step';
import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { hasBegun, mayChange, mayTickOff } from '@funnel/domain/next-step/by-hand';
import { stepName } from '@funnel/domain/next-step/step-words';
import { Avatar } from '@funnel/ui/avatar';
import { Button } from '@funnel/ui/compact-button';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import { StepSign } from '../part/step-sign.tsx';
import { stepDue } from '../part/step-words.ts';
import { showroomName } from '../shell/showroom-name.ts';
import type { Colleague } from '../shell/use-colleagues.ts';
import { agreedTexts } from './agreed-texts.ts';
import style from './next-steps.module.css';
import { stepTexts as texts } from './step-texts.ts';

interface StepRowProps {
  readonly step: NextStep;
  /** The enquiry that is shown. */
  readonly enquiryId: string;
  readonly who: Colleague | undefined;
  readonly now: Date;
  readonly isBusy: boolean;
  /** V moves it. */
  readonly hasKey: boolean;
  /** How the visit was is being asked. */
  readonly isAsked: boolean;
  readonly onTick: () => void;
  readonly onMove: () => void;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const isAgreed = ({ kind }: NextStep) => kind === 'CALL' || kind === 'WISH' || kind === 'VISIT';

/** One step: its sign, what it is, who does it, and what can be done with it. */
export function StepRow({ step, enquiryId, who, now, isBusy, hasKey, isAsked, ...acts }: StepRowProps) {
  const say = useText();
  const { language } = useLanguage();
  const { kind, standing, visit } = step;
  const startsAt = new Date(step.from);
  const isVisit = kind === 'VISIT';
  const canTick = isVisit ? hasBegun(startsAt, now) : mayTickOff({ ...step, startsAt }, now);
  const name = step.call && isAgreed(step) ? say(kindTexts[step.call]) : say(stepName(step));
  const words = `${name} ${stepDue(step, { say, language, now })}`;
  return (
    <li
      className={style['row']}
      data-next-step={step.stepId}
      data-kind={kind}
      data-agreed={isAgreed(step) ? (isVisit ? step.stepId : 'call') : undefined}
    >
      {canTick ? (
        <button
          type="button"
          className={style['tick']}
          data-action="tick"
          aria-label={say(isVisit ? texts.outcome : texts.done, { step: words })}
          aria-expanded={isVisit ? isAsked : undefined}
          aria-disabled={isBusy || undefined}
          onClick={acts.onTick}
        />
      ) : (
        <span className={`${style['tick']} ${style['off']}`} title={say(texts.later)} />
      )}
      <StepSign step={step} now={now} isShort />
      <span className={style['what']}>
        <b>{name}</b> <span>{detailOf()}</span>{' '}
        {step.enquiryId !== enquiryId && (
          <Link to="/enquiries/$enquiryId" params={{ enquiryId: step.enquiryId }}>
            {say(texts.ofOther)}
          </Link>
        )}
      </span>
      <span className={style['acts']}>
        {(standing === 'RESERVED' || standing === 'LAPSED') && (
          <Button size="s" data-action="confirm-call" isBusy={isBusy} onClick={acts.onConfirm}>
            {say(agreedTexts.confirm)}
          </Button>
        )}
        {(isAgreed(step) || mayChange(step)) && (
          <Button
            size="s"
            variant="ghost"
            data-action={isVisit ? 'move-visit' : isAgreed(step) ? 'move-call' : 'move-step'}
            {...(hasKey && { keyCap: 'V' })}
            onClick={acts.onMove}
          >
            {say(moveWords(step))}
          </Button>
        )}
        {isAgreed(step) && (
          <Button
            size="s"
            variant="ghost"
            data-action={isVisit ? 'cancel-visit' : 'cancel-call'}
            isBusy={isBusy}
            onClick={acts.onCancel}
          >
            {say(agreedTexts.cancel)}
          </Button>
        )}
        {who && (
          <>
            <Avatar {...who} />
            <VisuallyHidden>{say(texts.by, { name: who.name })}</VisuallyHidden>
          </>
        )}
      </span>
    </li>
  );

  function detailOf(): string {
    if (visit) {
      const count = String((new Date(step.until).getTime() - startsAt.getTime()) / 60_000);
      return [showroomName(visit.showroom), say(texts.minutes, { count })].filter(Boolean).join(', ');
    }
    return standing ? say(standingTexts[standing]) : step.text;
  }
}

function moveWords(step: NextStep) {
  if (step.kind === 'WISH') return agreedTexts.settle;
  return isAgreed(step) ? agreedTexts.move : texts.edit;
}
