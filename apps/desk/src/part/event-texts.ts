import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const eventTexts = defineTexts('desk.event.more', {
  booked: { de: 'Anruf {state}', en: 'Call {state}' },
  reached: { de: 'hat angerufen: erreicht', en: 'reached them' },
  notReached: { de: 'hat angerufen: nicht erreicht', en: 'did not reach them' },
  agreed: {
    de: 'hat angerufen und einen Termin vereinbart',
    en: 'reached them and agreed on an appointment',
  },
  offerSent: { de: 'hat angerufen: Angebot gesendet', en: 'reached them and sent an offer' },
  won: { de: 'hat angerufen: gewonnen', en: 'reached them: won' },
  lost: { de: 'hat angerufen: kein Interesse', en: 'reached them: not interested' },
  wrongNumber: { de: 'hat angerufen: falsche Nummer', en: 'reached a wrong number' },
  again: { de: 'Nächster Versuch {time}', en: 'Next try {time}' },
  noMore: { de: 'Kein weiterer Versuch geplant', en: 'No further try planned' },
  fromTo: { de: 'von {from} auf {to}', en: 'from {from} to {to}' },
  toNobody: { de: 'an niemanden', en: 'to nobody' },
  to: { de: 'an {name}', en: 'to {name}' },
  takenIn: { de: 'übernommen', en: 'taken in' },
  discarded: { de: 'verworfen', en: 'discarded' },
  undone: { de: 'zurückgenommen', en: 'taken back' },
  mail: { de: 'E-Mail: {about}', en: 'Email: {about}' },
  mailSent: { de: 'verschickt', en: 'sent' },
  mailWaiting: { de: 'wird verschickt', en: 'on its way' },
  mailFailed: { de: 'nicht zugestellt', en: 'not delivered' },
  mailOvertaken: { de: 'überholt, nicht verschickt', en: 'overtaken, not sent' },
} satisfies Record<string, LocalizedText>);
