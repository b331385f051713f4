import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const entryTexts = defineTexts('desk.entry', {
  title: { de: 'Anfrage aufnehmen', en: 'Enter an enquiry' },
  source: { de: 'Herkunft', en: 'Source' },
  salutation: { de: 'Anrede', en: 'Salutation' },
  name: { de: 'Vor- und Nachname', en: 'First and last name' },
  nameWrong: { de: 'Bitte Vor- und Nachnamen eingeben', en: 'Please enter first and last name' },
  postcode: { de: 'PLZ', en: 'Postcode' },
  postcodeWrong: { de: 'Fünf Ziffern', en: 'Five digits' },
  telephone: { de: 'Telefon', en: 'Telephone' },
  telephoneWrong: { de: 'Telefon oder E-Mail wird gebraucht', en: 'A telephone number or email is needed' },
  email: { de: 'E-Mail', en: 'Email' },
  emailWrong: { de: 'Das ist keine E-Mail-Adresse', en: 'This is not an email address' },
  showroom: { de: 'Studio', en: 'Showroom' },
  byPostcode: { de: 'nach PLZ', en: 'by postcode' },
  note: { de: 'Notiz', en: 'Note' },
  save: { de: 'Aufnehmen', en: 'Enter' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  failed: {
    de: 'Das ließ sich gerade nicht speichern. Ihre Eingaben stehen noch hier.',
    en: 'That could not be saved just now. What you typed is still here.',
  },
} satisfies Record<string, LocalizedText>);
