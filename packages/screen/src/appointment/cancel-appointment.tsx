import { appointmentTexts as texts } from '@funnel/domain/appointment/appointment-texts';
import type { Say } from '@funnel/domain/text/say';
import { Button } from '@funnel/ui/button';
import { Dialog } from '@funnel/ui/dialog';

interface CancelAppointmentProps {
  readonly open: boolean;
  readonly isSending: boolean;
  readonly say: Say;
  readonly onStay: () => void;
  readonly onConfirm: () => void;
}

/** The confirmation before an appointment is cancelled. */
export function CancelAppointment({ open, isSending, say, onStay, onConfirm }: CancelAppointmentProps) {
  return (
    <Dialog
      open={open}
      title={say(texts.cancelTitle)}
      onCancel={onStay}
      actions={
        <>
          <Button data-action="stay" onClick={onStay}>
            {say(texts.stay)}
          </Button>
          <Button
            variant="danger"
            data-action="confirm"
            busy={isSending}
            busyLabel={say(texts.waiting)}
            onClick={onConfirm}
          >
            {say(texts.confirm)}
          </Button>
        </>
      }
    >
      {say(texts.cancelText)}
    </Dialog>
  );
}
