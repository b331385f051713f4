import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const agreedTexts = defineTexts('desk.record.agreed', {
  title: { de: 'Termine', en: 'Appointments' },
  with: { de: 'mit {name}', en: 'with {name}' },
  until: { de: '{day}, {from} bis {to} Uhr', en: '{day}, {from} to {to}' },
  move: { de: 'Verschieben', en: 'Move' },
  again: { de: 'Neu vereinbaren', en: 'Agree again' },
  settle: { de: 'Zeit festlegen', en: 'Settle the time' },
  cancel: { de: 'Absagen', en: 'Cancel' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  book: { de: 'Vereinbaren', en: 'Agree on' },
  bookCall: { de: 'Anruf', en: 'Call' },
  bookShowroom: { de: 'Im Studio', en: 'Showroom' },
  bookHome: { de: 'Zu Hause', en: 'At home' },
  bookVideo: { de: 'Per Video', en: 'By video' },
  callTitle: { de: 'Zeit für den Anruf', en: 'Time of the call' },
  saveCall: { de: 'Anruf {when} eintragen', en: 'Book the call {when}' },
  cancelled: { de: 'abgesagt', en: 'cancelled' },
  failed: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
  wishes: { de: 'gewünscht', en: 'wished for' },
} satisfies Record<string, LocalizedText>);
