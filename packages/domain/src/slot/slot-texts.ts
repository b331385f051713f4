import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { PartOfDay } from './part-of-day.ts';

export const slotTexts = defineTexts('slot', {
  loading: { de: 'Freie Zeiten werden geladen', en: 'Loading the available times' },
  failedTitle: {
    de: 'Die freien Zeiten lassen sich gerade nicht laden.',
    en: 'The available times cannot be loaded right now.',
  },
  failed: {
    de: 'Vielleicht ist Ihre Internetverbindung kurz unterbrochen.',
    en: 'Your internet connection may have dropped for a moment.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  noneTitle: { de: 'Online ist gerade keine Zeit frei.', en: 'No times are available online right now.' },
  goneTitle: { de: 'An diesem Tag ist keine Zeit mehr frei.', en: 'No time is left on this day.' },
  gone: { de: 'Bitte wählen Sie einen anderen Tag.', en: 'Please choose another day.' },
  otherDay: { de: 'Anderen Tag wählen', en: 'Choose another day' },
  back: { de: 'Zurück', en: 'Back' },
  timeTitle: { de: 'Welche Uhrzeit passt Ihnen?', en: 'What time suits you?' },
  days: { de: 'Tage mit freien Zeiten', en: 'Days with available times' },
  times: { de: 'Freie Zeiten', en: 'Available times' },
  /** One line of a day's card, so that the card does not grow. */
  fewLeft: { de: 'Noch {count} frei', en: '{count} left' },
  earlier: { de: 'Frühere Tage', en: 'Earlier days' },
  later: { de: 'Spätere Tage', en: 'Later days' },
  germanTime: {
    de: 'Alle Zeiten in deutscher Zeit',
    en: 'All times in German time',
  },
  range: { de: '{range} Uhr', en: '{range}' },
  window: {
    de: 'Wir rufen Sie zwischen {from} und {to} Uhr an.',
    en: 'We’ll call you between {from} and {to}.',
  },
  /** True of a booked time and of a wish. */
  noted: { de: 'Ihr Rückruf ist notiert.', en: 'We have noted when you would like our call.' },
  reserved: { de: 'Ihr Rückruf ist reserviert.', en: 'Your call-back is reserved.' },
  confirm: {
    de: 'Bitte bestätigen Sie die Zeit mit einem Klick in unserer E-Mail.',
    en: 'Please confirm the time with one click in our email.',
  },
  sending: { de: 'Einen Moment bitte', en: 'One moment please' },
  taken: {
    de: 'Diese Zeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
    en: 'This time has just been taken. Please choose another one.',
  },
} satisfies Record<string, LocalizedText>);

export const partTexts = defineTexts('slot.part', {
  morning: { de: 'Vormittag', en: 'Morning' },
  afternoon: { de: 'Nachmittag', en: 'Afternoon' },
  evening: { de: 'Abend', en: 'Evening' },
} satisfies Record<PartOfDay, LocalizedText>);
