import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const terminfinderTexts = defineTexts('terminfinder', {
  title: { de: 'Wann dürfen wir Sie anrufen?', en: 'When may we call you?' },
  subtitle: {
    de: 'Wählen Sie eine Zeit für Ihren kostenlosen Telefontermin. Der Anruf kommt innerhalb einer Stunde ab der gewählten Zeit.',
    en: 'Choose a time for your free consultation by phone. The call comes within one hour from the time you choose.',
  },
  /** For slots of another length. */
  subtitleMinutes: {
    de: 'Wählen Sie eine Zeit für Ihren kostenlosen Telefontermin. Der Anruf kommt innerhalb von {minutes} Minuten ab der gewählten Zeit.',
    en: 'Choose a time for your free consultation by phone. The call comes within {minutes} minutes from the time you choose.',
  },
  empty: {
    de: 'Bitte schauen Sie morgen noch einmal vorbei.',
    en: 'Please look again tomorrow.',
  },
  back: { de: 'Zurück', en: 'Back' },
  formTitle: { de: 'Wen dürfen wir anrufen?', en: 'Whom may we call?' },
  submit: { de: 'Telefontermin buchen', en: 'Book appointment' },
  submitWish: { de: 'Als Wunsch senden', en: 'Send as a wish' },
  limited: {
    de: 'Von Ihrem Anschluss sind gerade schon mehrere Termine gebucht, deshalb können wir diese Zeit nicht fest eintragen. Schicken Sie sie uns als Wunsch: Wir rufen Sie so nah daran wie möglich an.',
    en: 'Several appointments have been booked from your connection already, so we cannot book this time for you. Send it as a wish: we call you as close to it as we can.',
  },
  chosen: { de: 'Ihre gewählte Zeit', en: 'The time you have chosen' },
} satisfies Record<string, LocalizedText>);
