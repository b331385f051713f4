import type { Text } from '@funnel/domain/text/text';

export const contactTexts = {
  title: { de: 'Wohin dürfen wir Ihr Angebot schicken?', en: 'Where may we send your offer?' },
  subtitle: {
    de: 'Ihre persönliche Beratung ist kostenlos und unverbindlich.',
    en: 'Your personal consultation is free and without obligation.',
  },
  salutation: { de: 'Anrede', en: 'Salutation' },
  name: { de: 'Vor- und Nachname', en: 'First and last name' },
  email: { de: 'E-Mail', en: 'Email' },
  phone: { de: 'Telefon', en: 'Telephone' },
  postcode: { de: 'Postleitzahl', en: 'Postal code' },
  english: { de: 'Beratung auf Englisch gewünscht', en: 'I would like the consultation in English' },
  submit: { de: 'Anfrage absenden', en: 'Send enquiry' },
  sending: { de: 'Einen Moment bitte', en: 'One moment please' },
  failed: {
    de: 'Das Absenden hat nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es noch einmal.',
    en: 'Sending did not work. Your details are still here, please try again.',
  },
  secure: { de: 'Sichere Verbindung', en: 'Secure connection' },
  consentBefore: { de: 'Mit dem Absenden gelten unsere ', en: 'By sending you accept our ' },
  terms: { de: 'AGB', en: 'terms' },
  consentBetween: {
    de: '. Wie wir mit Ihren Daten umgehen, steht in der ',
    en: '. How we handle your data is said in our ',
  },
  privacy: { de: 'Datenschutzerklärung', en: 'privacy policy' },
} as const satisfies Record<string, Text>;
