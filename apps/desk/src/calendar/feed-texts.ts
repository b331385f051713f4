import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const feedTexts = defineTexts('desk.feeds', {
  title: { de: 'Kalender abonnieren', en: 'Subscribe to the calendar' },
  owner: { de: 'Wessen Kalender', en: 'Whose calendar' },
  mine: { de: 'Mein Kalender', en: 'My calendar' },
  mineHint: {
    de: 'Ihre Anrufe und Termine in Outlook, Google oder am Handy. Von Kunden steht nur der Nachname darin.',
    en: 'Your calls and visits in Outlook, Google or on your phone. Of customers it has the surname only.',
  },
  showroomHint: {
    de: 'Anrufe und Termine des Studios, ohne Namen von Kunden.',
    en: 'Calls and visits of the showroom, without names of customers.',
  },
  link: { de: 'Geheimer Link', en: 'Secret link' },
  once: {
    de: 'Der Link steht nur jetzt hier. Wer ihn hat, sieht den Kalender.',
    en: 'The link is shown only now. Whoever has it sees the calendar.',
  },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  make: { de: 'Link erstellen', en: 'Make a link' },
  renew: { de: 'Neuer Link', en: 'New link' },
  end: { de: 'Link beenden', en: 'End the link' },
  readAt: { de: 'Ein Link gilt, zuletzt gelesen {time}.', en: 'A link is in use, last read {time}.' },
  neverRead: { de: 'Ein Link gilt, noch nie gelesen.', en: 'There is a link that nobody has read yet.' },
  failed: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
} satisfies Record<string, LocalizedText>);
