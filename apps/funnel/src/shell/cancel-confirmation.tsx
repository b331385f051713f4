import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/button';
import { Dialog } from '@funnel/ui/dialog';

const texts = defineTexts('cancel', {
  title: { de: 'Möchten Sie wirklich abbrechen?', en: 'Do you really want to cancel?' },
  text: {
    de: 'Ihre Eingaben werden nicht gespeichert, und wir können Ihnen kein Angebot machen.',
    en: 'Your input is not saved, and we cannot make you an offer.',
  },
  stay: { de: 'Zurück zur Eingabe', en: 'Back to input' },
  leave: { de: 'Ja, Seite verlassen', en: 'Yes, leave page' },
} satisfies Record<string, LocalizedText>);

interface CancelConfirmationProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The confirmation before the cross closes the appointment finder, or the steps after a booking. */
export function CancelConfirmation({ open, onStay, onLeave }: CancelConfirmationProps) {
  const say = useText();
  return (
    <Dialog
      open={open}
      title={say(texts.title)}
      onCancel={onStay}
      actions={
        <>
          <Button data-action="stay" onClick={onStay}>
            {say(texts.stay)}
          </Button>
          <Button variant="danger" data-action="leave" onClick={onLeave}>
            {say(texts.leave)}
          </Button>
        </>
      }
    >
      {say(texts.text)}
    </Dialog>
  );
}
