import { useLanguage, useText } from '@funnel/browser/language';
import type { ShownAppointment } from '@funnel/contract/appointment/shown-appointment';
import type { OwnEnquiry } from '@funnel/contract/customer-area/show-overview';
import { appointmentTexts } from '@funnel/domain/appointment/appointment-texts';
import { type NextStep, nextStepTexts } from '@funnel/domain/customer-area/next-step';
import { callWindow, dayWords, slotDate } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { LinkButton } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import { CheckIcon } from '@funnel/ui/icon';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { notesUntilConfirmed, stepNotes, areaTexts as texts } from './area-texts.ts';
import style from './next-steps.module.css';

interface NextStepsProps {
  readonly steps: OwnEnquiry['steps'];
  readonly appointment: ShownAppointment | null;
  readonly fileCount: number;
  /** What the customer can do: act on an own step, or see the kitchen. Absent while the address is not confirmed. */
  readonly actions?: Readonly<Partial<Record<NextStep, () => void>>>;
}

/** The steps from the enquiry to the kitchen, and who has to act next. */
export function NextSteps({ steps, appointment, fileCount, actions }: NextStepsProps) {
  const say = useText();
  const { language } = useLanguage();
  const toConfirm = appointment?.toConfirm;
  const labels: Partial<Record<NextStep, string>> = {
    CALL: say(toConfirm ? appointmentTexts.confirmAppointment : texts.chooseTime),
    FLOOR_PLAN: say(texts.upload),
    MODEL: say(texts.seeKitchen),
  };
  function noteOf(step: NextStep, progress: keyof (typeof stepNotes)[NextStep]): string | undefined {
    if (step === 'CALL' && appointment && (toConfirm || progress !== 'OPEN'))
      return callNote(appointment, language, say);
    if (step === 'FLOOR_PLAN' && fileCount > 0) {
      return say(fileCount === 1 ? texts.oneFile : texts.manyFiles).replace('{count}', String(fileCount));
    }
    const note = (progress === 'OPEN' && !actions && notesUntilConfirmed[step]) || stepNotes[step][progress];
    return note && say(note);
  }
  return (
    <Card title={say(texts.stepsTitle)}>
      <ol className={style['steps']}>
        {steps.map(({ step, progress }, index) => {
          const note = noteOf(step, progress);
          const isOpen = progress === 'OPEN';
          const act = isOpen || step === 'MODEL' ? actions?.[step] : undefined;
          return (
            <li key={step} className={style['step']} data-progress={progress.toLowerCase()}>
              <span className={style['mark']} aria-hidden="true">
                {progress === 'DONE' ? <CheckIcon size="s" /> : index + 1}
              </span>
              <div className={style['words']}>
                <p className={style['name']}>
                  <span>{say(nextStepTexts[step])}</span>
                  {progress === 'DONE' && <VisuallyHidden> ({say(texts.done)})</VisuallyHidden>}
                  {act && isOpen && <span className={style['turn']}>{say(texts.yourTurn)}</span>}
                </p>
                {note && <p className={style['note']}>{note}</p>}
                {act && (
                  <LinkButton data-action={`step-${step.toLowerCase()}`} onClick={act}>
                    {labels[step]}
                  </LinkButton>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function callNote(appointment: ShownAppointment, language: Language, say: Say): string {
  const { from, to } = callWindow(appointment);
  const { whole } = dayWords(slotDate(appointment), language);
  const held = appointment.toConfirm ? texts.callReserved : texts.callAt;
  const text = appointment.state === 'WISHED' ? texts.callWished : held;
  return say(text).replace('{day}', whole).replace('{from}', from).replace('{to}', to);
}
