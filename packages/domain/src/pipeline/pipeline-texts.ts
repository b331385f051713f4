import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { LostReason, Status } from './status.ts';

export const statusNames = defineTexts('status', {
  NEW: { de: 'Neu', en: 'New' },
  CONTACTED: { de: 'Kontaktiert', en: 'Contacted' },
  APPOINTMENT: { de: 'Termin', en: 'Appointment' },
  OFFER: { de: 'Angebot', en: 'Offer' },
  WON: { de: 'Gewonnen', en: 'Won' },
  LOST: { de: 'Verloren', en: 'Lost' },
} satisfies Record<Status, LocalizedText>);

export const lostReasonNames = defineTexts('lostReason', {
  NO_NEED: { de: 'Kein Bedarf', en: 'No need' },
  BOUGHT_ELSEWHERE: { de: 'Anderswo gekauft', en: 'Bought elsewhere' },
  TOO_EXPENSIVE: { de: 'Zu teuer', en: 'Too expensive' },
  TOO_FAR: { de: 'Zu weit weg', en: 'Too far away' },
  NOT_REACHED: { de: 'Nie erreicht', en: 'Never reached' },
  WRONG_NUMBER: { de: 'Falsche Nummer', en: 'Wrong number' },
  ELSEWHERE: { de: 'In einem anderen System', en: 'In another system' },
  OTHER: { de: 'Anderer Grund', en: 'Another reason' },
  NOT_GENUINE: { de: 'Keine echte Anfrage', en: 'Not a genuine enquiry' },
} satisfies Record<LostReason, LocalizedText>);
