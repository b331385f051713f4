import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** Texts shared by the mails to visitors. */
export const visitorTexts = defineTexts('mail', {
  kitchen: { de: 'Ihre Küche', en: 'Your kitchen' },
  day: { de: 'Tag', en: 'Day' },
  time: { de: 'Uhrzeit', en: 'Time' },
  formerly: { de: 'Bisher', en: 'Before' },
  wishedDay: { de: 'Wunschtag', en: 'Preferred day' },
  wishedTime: { de: 'Wunschzeit', en: 'Preferred time' },
  phone: { de: 'Telefon', en: 'Telephone' },
  phoneEnding: { de: 'endet auf … {digits}', en: 'ends in … {digits}' },
  regards: { de: 'Herzliche Grüße', en: 'Kind regards' },
  team: { de: 'Ihr Team von {brand}', en: 'Your team at {brand}' },
  reply: {
    de: 'Sie haben eine Frage oder möchten etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    en: 'Do you have a question, or something to add? Just reply to this email.',
  },
  change: { de: 'Verschieben oder absagen', en: 'Move or cancel' },
  confirm: { de: 'Zeit bestätigen', en: 'Confirm the time' },
  confirmHint: {
    de: 'Dort können Sie auch verschieben oder absagen. Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
    en: 'You can move or cancel it there, too. This link is yours alone: please do not pass it on.',
  },
  chooseAgain: { de: 'Neue Zeit wählen', en: 'Choose a new time' },
  changeHint: {
    de: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
    en: 'This link is yours alone: please do not pass it on.',
  },
  reason: {
    de: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei uns eine Küche angefragt wurde. Waren das nicht Sie? Dann antworten Sie bitte kurz, und wir löschen die Angaben.',
    en: 'You’re receiving this email because your address was used to ask us about a kitchen. Wasn’t that you? Then please send a short reply, and we will delete the details.',
  },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
} satisfies Record<string, LocalizedText>);

/** The same with `du`. */
export const informalTexts = defineTexts('mail.informal', {
  kitchen: { de: 'Deine Küche', en: 'Your kitchen' },
  regards: { de: 'Liebe Grüße', en: 'All the best' },
  team: { de: 'dein Team von {brand}', en: 'your team at {brand}' },
  reply: {
    de: 'Du hast eine Frage oder möchtest etwas ergänzen? Antworte einfach auf diese E-Mail.',
    en: 'Got a question, or something to add? Just reply to this email.',
  },
  reason: {
    de: 'Du bekommst diese E-Mail, weil sich jemand mit deiner Adresse als Küchentester beworben hat. Warst du das nicht? Dann antworte bitte kurz, und wir löschen die Angaben.',
    en: 'You’re getting this email because someone used your address to apply as a kitchen tester. Wasn’t that you? Then just send a short reply, and we’ll delete the details.',
  },
} satisfies Record<string, LocalizedText>);
