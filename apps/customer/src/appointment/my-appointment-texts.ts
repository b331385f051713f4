import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const myAppointmentTexts = defineTexts('customer.appointment', {
  none: {
    de: 'Sie haben noch keine Zeit für unseren Anruf gewählt.',
    en: 'You have not chosen a time for our call yet.',
  },
  choose: { de: 'Zeit für den Anruf wählen', en: 'Choose a time for the call' },
  firstDayTitle: { de: 'An welchem Tag dürfen wir Sie anrufen?', en: 'Which day can we call you?' },
  callUnder: { de: 'Wir rufen Sie unter {telephone} an.', en: 'We’ll call you on {telephone}.' },
  chosen: { de: 'Ihre Zeit ist notiert.', en: 'We’ve noted your time.' },
  toConfirm: {
    de: 'Bitte bestätigen Sie diese Zeit noch mit dem Link in unserer E-Mail.',
    en: 'Please confirm this time with the link in our email.',
  },
  later: {
    de: 'Ändern können Sie den Termin, sobald Ihre Adresse bestätigt ist.',
    en: 'You can change the appointment once your address is confirmed.',
  },
} satisfies Record<string, LocalizedText>);
