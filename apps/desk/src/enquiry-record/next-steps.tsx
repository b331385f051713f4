import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import type { NextStep } from '@funnel/contract/next-step/next-step';
import { isOpen } from '@funnel/domain/pipeline/status';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { Button } from '@funnel/ui/compact-button';
import { HomeIcon, PhoneIcon, PlusIcon, StoreIcon, VideoIcon } from '@funnel/ui/desk-icon';
import textStyle from '@funnel/ui/text.module.css';
import { Fragment, useRef, useState } from 'react';
import { VisitPicker } from '../part/visit-picker.tsx';
import { useColleagues } from '../shell/use-colleagues.ts';
import { useKeys } from '../shell/use-keys.ts';
import { agreedTexts } from './agreed-texts.ts';
import { CallPicker } from './call-picker.tsx';
import style from './next-steps.module.css';
import { NoSteps } from './no-steps.tsx';
import { PlanForm } from './plan-form.tsx';
import { changeOf } from './step-change.ts';
import { StepRow } from './step-row.tsx';
import { stepTexts as texts } from './step-texts.ts';
import { useAgreements } from './use-agreements.ts';
import { useSteps } from './use-steps.ts';

const AGREED = [
  ['CALL', agreedTexts.bookCall, PhoneIcon],
  ['SHOWROOM', agreedTexts.bookShowroom, StoreIcon],
  ['HOME', agreedTexts.bookHome, HomeIcon],
  ['VIDEO', agreedTexts.bookVideo, VideoIcon],
] as const;

/** The open panel: a plan, a time that is agreed on, or a step that is moved. */
type Panel = 'PLAN' | 'CALL' | VisitKind | { readonly moved: string };

/** What is to be done next for the person: ticked off, moved, planned, agreed on. */
export function NextSteps({ record, now }: { record: EnquiryRecord; now: Date }) {
  const say = useText();
  const { enquiryId, showroom, contact, assignee, suggested, samePerson } = record;
  const steps = promisedFirst(record.steps);
  const colleagues = useColleagues();
  const planning = useSteps(record);
  const [panel, setPanel] = useState<Panel>();
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const moved = typeof panel === 'object' ? steps.find(({ stepId }) => stepId === panel.moved) : undefined;
  const agree = useAgreements(moved?.enquiryId ?? enquiryId);
  const open = (next: Panel | undefined) => {
    agree.forget();
    planning.forget();
    setPanel(next);
  };
  const close = () => open(undefined);
  const closeIf = (calling: Promise<boolean>) => void calling.then((isDone) => isDone && close());
  const focused = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-next-step]');
    return list.current?.contains(row ?? null) ? row?.dataset['nextStep'] : steps[0]?.stepId;
  };
  useKeys({
    '+': () => open('PLAN'),
    v: () => {
      const stepId = focused();
      if (stepId !== undefined) open({ moved: stepId });
    },
  });
  const failure = planning.failure && say(texts[planning.failure]);
  const days = { FOLLOW_UP: suggested.followUp, WAIT: suggested.wait, TASK: suggested.followUp };
  const picker = { isBusy: agree.state === 'sending', isTaken: agree.state === 'taken', onClose: close };
  const visitPicker = { ...picker, showroom, email: contact.email };
  const form = { days, isBusy: planning.isBusy, failure, onClose: close };
  const tick = (step: NextStep) => {
    if (step.kind === 'VISIT') setAsked(asked === step.stepId ? undefined : step.stepId);
    else void planning.finish(step);
  };
  const who = (step: NextStep) =>
    step.staffId === null
      ? (assignee ?? undefined)
      : colleagues.find((each) => each.staffId === step.staffId);
  const isAnyOpen = isOpen(record.status) || samePerson.some(({ status }) => isOpen(status));
  return (
    <section className={style['steps']} aria-labelledby="next-steps">
      <header>
        <h2 id="next-steps">
          {say(texts.title)} {steps.length > 0 && <span>{steps.length}</span>}
        </h2>
        <Button size="s" keyCap="+" data-action="add-step" onClick={() => open('PLAN')}>
          <PlusIcon size="s" />
          {say(texts.add)}
        </Button>
      </header>
      {steps.length === 0 && (
        <NoSteps
          isMissing={isAnyOpen}
          day={suggested.followUp}
          isBusy={planning.isBusy}
          onDefault={() => void planning.plan({ kind: 'FOLLOW_UP', date: suggested.followUp })}
          onOther={() => open('PLAN')}
        />
      )}
      {steps.length > 0 && (
        <ul ref={list} className={style['list']}>
          {steps.map((step, index) => (
            <Fragment key={step.stepId}>
              <StepRow
                step={step}
                enquiryId={enquiryId}
                who={who(step)}
                now={now}
                isBusy={planning.isBusy || picker.isBusy}
                hasKey={index === 0}
                isAsked={asked === step.stepId}
                onTick={() => tick(step)}
                onMove={() => open({ moved: step.stepId })}
                onCancel={() =>
                  void (step.kind === 'VISIT'
                    ? agree.cancelVisit(step.stepId)
                    : agree.dropCall(step.enquiryId))
                }
                onConfirm={() => void agree.confirmCall(step.enquiryId)}
              />
              {asked === step.stepId && (
                <li className={style['ask']}>
                  {([true, false] as const).map((hasCome) => (
                    <Button
                      key={String(hasCome)}
                      size="s"
                      data-action={hasCome ? 'came' : 'no-show'}
                      isBusy={planning.isBusy}
                      onClick={() =>
                        void planning.endVisit(step, hasCome).then((isDone) => isDone && setAsked(undefined))
                      }
                    >
                      {say(hasCome ? texts.came : texts.noShow)}
                    </Button>
                  ))}
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
      {panel === 'PLAN' && (
        <PlanForm {...form} onSave={(plan) => closeIf(planning.plan(plan))}>
          <fieldset className={style['agree']}>
            <legend>{say(texts.agree)}</legend>
            {AGREED.map(([what, name, Icon]) => (
              <Button key={what} size="s" data-book={what} onClick={() => open(what)}>
                <Icon size="s" />
                {say(name)}
              </Button>
            ))}
          </fieldset>
        </PlanForm>
      )}
      {(panel === 'CALL' || moved?.kind === 'CALL' || moved?.kind === 'WISH') && (
        <CallPicker {...picker} onSave={(start) => closeIf(agree.book({ kind: 'CALL', start }))} />
      )}
      {typeof panel === 'string' && panel !== 'CALL' && panel !== 'PLAN' && (
        <VisitPicker
          key={panel}
          kind={panel}
          {...visitPicker}
          onSave={(visit) => closeIf(agree.book({ kind: 'VISIT', visit: panel, ...visit }))}
        />
      )}
      {moved?.kind === 'VISIT' && moved.visit && (
        <VisitPicker
          kind={moved.visit.kind}
          isMove
          {...visitPicker}
          showroom={moved.visit.showroom}
          onSave={({ start }) => closeIf(agree.moveVisit(moved.stepId, start))}
        />
      )}
      {moved && moved.kind !== 'CALL' && moved.kind !== 'WISH' && moved.kind !== 'VISIT' && (
        <PlanForm
          key={moved.stepId}
          step={moved}
          {...form}
          onSave={(plan) => closeIf(planning.change(moved, changeOf(moved, plan)))}
        />
      )}
      {(agree.state === 'failed' || (failure && panel === undefined)) && (
        <p className={textStyle['failed']} role="alert">
          {failure ?? say(agreedTexts.failed)}
        </p>
      )}
    </section>
  );
}

/** Their order is by time otherwise. */
function promisedFirst(steps: readonly NextStep[]): readonly NextStep[] {
  const { promised = [], planned = [] } = Object.groupBy(steps, ({ isPromised }) =>
    isPromised ? 'promised' : 'planned',
  );
  return [...promised, ...planned];
}
