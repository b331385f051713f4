import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const agreedTexts = defineTexts('desk.record.agreed', {
  move: { de: 'Verschieben', en: 'Move' },
  settle: { de: 'Zeit festlegen', en: 'Settle the time' },
  cancel: { de: 'Absagen', en: 'Cancel' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  bookCall: { de: 'Anruf', en: 'Call' },
  bookShowroom: { de: 'Im Studio', en: 'Showroom' },
  bookHome: { de: 'Zu Hause', en: 'At home' },
  bookVideo: { de: 'Per Video', en: 'By video' },
  callTitle: { de: 'Zeit für den Anruf', en: 'Time of the call' },
  saveCall: { de: 'Anruf {when} eintragen', en: 'Book the call {when}' },
  failed: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
} satisfies Record<string, LocalizedText>);
