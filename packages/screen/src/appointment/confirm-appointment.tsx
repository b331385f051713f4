import { appointmentTexts as texts } from '@funnel/domain/appointment/appointment-texts';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import { dayWords, slotDate, startTime } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/button';
import style from './confirm-appointment.module.css';

interface ConfirmAppointmentProps {
  /** How long the time is held; null: it does not lapse. */
  readonly until: string | null;
  readonly isSending: boolean;
  readonly language: Language;
  readonly say: Say;
  readonly onConfirm: () => void;
}

/** Asks to confirm a reserved time. */
export function ConfirmAppointment({ until, isSending, language, say, onConfirm }: ConfirmAppointmentProps) {
  return (
    <div className={style['confirm']}>
      <p>
        {until === null
          ? say(texts.pleaseConfirm)
          : say(texts.pleaseConfirmUntil).replace('{until}', momentWords(until, language, say))}
      </p>
      <Button
        data-action="confirm-appointment"
        busy={isSending}
        busyLabel={say(texts.waiting)}
        onClick={onConfirm}
      >
        {say(texts.confirmAppointment)}
      </Button>
    </div>
  );
}

/** The day and the time in German wall time. */
function momentWords(start: string, language: Language, say: Say): string {
  const time = say(slotTexts.range).replace('{range}', startTime({ start }));
  return `${dayWords(slotDate({ start }), language).whole}, ${time}`;
}
