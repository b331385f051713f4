import { entryNow } from '@funnel/browser/history-entry';
import { useLanguage, useText } from '@funnel/browser/language';
import { patiently } from '@funnel/browser/patiently';
import { useHistoryStep } from '@funnel/browser/use-history-step';
import { useSlots } from '@funnel/browser/use-slots';
import {
  kindTexts,
  standingNotes,
  standingTexts,
  appointmentTexts as texts,
} from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { ChangeResult } from '@funnel/screen/appointment/appointment-result';
import { LinkButton } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { AppointmentScreen } from '../appointment/appointment-screen.tsx';
import { type Appointment, useAppointment } from '../appointment/use-appointment.ts';
import { callAtlas } from '../shell/call.ts';
import { usePageLink } from '../shell/page-link.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { useArrivingHeadline } from '../shell/use-arriving-headline.ts';
import { type ChoiceStep, isChoiceStep } from '../slot/choice-step.ts';
import { ChosenSlot } from '../slot/chosen-slot.tsx';
import { SlotChoice } from '../slot/slot-choice.tsx';

export const title: LocalizedText = texts.title;

type Step = { readonly step: 'appointment' } | ChoiceStep;
const FIRST: Step = { step: 'appointment' };
const isStep = (value: unknown): value is Step =>
  isChoiceStep(value) || (value as Partial<Step> | undefined)?.step === 'appointment';

/** False when this tab is reloaded while another time is being chosen. */
export const beginsAsServed = () => entryNow(isStep) === undefined;

/** The target of the link in a mail: the visitor sees the appointment and can confirm, move or cancel it. */
export function Route() {
  const say = useText();
  const { language } = useLanguage();
  const link = usePageLink();
  const keeping = useAppointment();
  const { appointment, sending, result } = keeping;
  const history = useHistoryStep<Step>(FIRST, isStep);
  const canChoose = keeping.status === 'ready' && history.shown.step !== 'appointment';
  const shown = canChoose ? history.shown : FIRST;
  const slots = useSlots(patiently(callAtlas), canChoose);
  const headlineRef = useArrivingHeadline(shown.step);

  async function move({ start }: Slot): Promise<void> {
    if (sending !== undefined) return;
    const result = await keeping.move(start);
    if (result === 'taken') slots.reload();
    // After a failure the same time can be chosen again.
    else if (result !== 'failed') history.restart();
  }

  function begin(): void {
    keeping.forgetResult();
    slots.reload();
    history.go({ step: 'datepicker' });
  }

  return (
    <PageShell>
      {shown.step === 'appointment' ? (
        <div data-step="appointment">
          <AppointmentScreen
            keeping={keeping}
            say={say}
            headlineRef={headlineRef}
            beginHref={link('funnel')}
            onMove={begin}
            language={language}
          >
            {appointment && (
              <ChosenSlot
                slot={appointment}
                label={`${say(kindTexts[appointment.kind])}, ${say(standingTexts[standingOf(appointment)])}`}
                language={language}
                say={say}
                note={noteOf(appointment, say)}
                off={appointment.state === 'CANCELLED' || appointment.state === 'LAPSED'}
              />
            )}
          </AppointmentScreen>
        </div>
      ) : (
        <SlotChoice
          shown={shown}
          direction={history.direction}
          slots={slots}
          language={language}
          say={say}
          headlineRef={headlineRef}
          title={texts.moveTitle}
          subtitle={texts.moveSubtitle}
          note={<ChoiceNotice result={result} say={say} />}
          whenEmpty={texts.empty}
          sending={sending}
          chosen={appointment?.start}
          onDay={(date) => history.go({ step: 'timepicker', date })}
          onSlot={move}
          onBack={history.back}
        >
          <LinkButton onClick={history.restart}>{say(texts.keep)}</LinkButton>
        </SlotChoice>
      )}
    </PageShell>
  );
}

function ChoiceNotice({ result, say }: { result: ChangeResult | undefined; say: Say }) {
  if (result === 'taken') return <Notice tone="error">{say(slotTexts.taken)}</Notice>;
  if (result !== 'failed') return null;
  return (
    <Notice tone="error" title={say(texts.failedTitle)}>
      {say(texts.failed)}
    </Notice>
  );
}

/** A call that has begun is no longer announced as "between". */
function noteOf(appointment: Appointment, say: Say): string | null | undefined {
  const standing = standingOf(appointment);
  if (!appointment.canChange && (standing === 'BOOKED' || standing === 'RESERVED')) return null;
  const note = standingNotes[standing];
  return note && say(note);
}
