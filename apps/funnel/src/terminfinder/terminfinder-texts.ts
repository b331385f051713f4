import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const terminfinderTexts = defineTexts('terminfinder', {
  title: { de: 'Wann dürfen wir Sie anrufen?', en: 'When can we call you?' },
  subtitle: {
    de: 'Wählen Sie eine Zeit für Ihren kostenlosen Telefontermin. Wir rufen Sie innerhalb einer Stunde ab der gewählten Zeit an.',
    en: 'Choose a time for your free consultation by phone. We’ll call you within one hour from the time you choose.',
  },
  /** For slots of another length. */
  subtitleMinutes: {
    de: 'Wählen Sie eine Zeit für Ihren kostenlosen Telefontermin. Wir rufen Sie innerhalb von {minutes} Minuten ab der gewählten Zeit an.',
    en: 'Choose a time for your free consultation by phone. We’ll call you within {minutes} minutes from the time you choose.',
  },
  empty: {
    de: 'Wir rufen Sie trotzdem gern an, so bald wie möglich.',
    en: 'We’ll still gladly call you, as soon as we can.',
  },
  callBack: { de: 'Um Rückruf bitten', en: 'Ask for a call-back' },
  plan: { de: 'Küche planen', en: 'Plan a kitchen' },
  back: { de: 'Zurück', en: 'Back' },
  formTitle: { de: 'Wen dürfen wir anrufen?', en: 'Who should we call?' },
  submit: { de: 'Telefontermin buchen', en: 'Book appointment' },
  submitWish: { de: 'Als Rückrufwunsch senden', en: 'Send as a preferred time' },
  limited: {
    de: 'Über Ihren Internetanschluss wurden gerade schon mehrere Termine gebucht. Deshalb können wir diese Zeit nicht fest eintragen. Schicken Sie sie uns gern als Rückrufwunsch: Wir rufen Sie so nah daran wie möglich an.',
    en: 'Several appointments have already been booked from your internet connection, so we can’t book this time for you. Send it as your preferred time and we’ll call as close to it as we can.',
  },
  chosen: { de: 'Ihre gewählte Zeit', en: 'The time you have chosen' },
} satisfies Record<string, LocalizedText>);
