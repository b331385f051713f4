import type { Text } from '@funnel/domain/text/text';

export const contactTexts = {
  title: { de: 'Wohin dürfen wir Ihr Angebot schicken?', en: 'Where may we send your offer?' },
  subtitle: {
    de: 'Ihre persönliche Beratung ist kostenlos und unverbindlich.',
    en: 'Your personal consultation is free and without obligation.',
  },
  personalTitle: { de: 'Wer plant die neue Küche?', en: 'Who is planning the new kitchen?' },
  personalSubtitle: {
    de: 'Damit wir Sie richtig ansprechen.',
    en: 'So that we address you correctly.',
  },
  personalHint: {
    de: 'Noch drei kurze Angaben, dann sind Sie fertig.',
    en: 'Three more short details and you are done.',
  },
  greeting: { de: 'Schön, Sie kennenzulernen, {name}!', en: 'Nice to meet you, {name}!' },
  postcodeSubtitle: {
    de: 'Wo soll Ihre Küche stehen? So finden wir das nächste Küchenstudio.',
    en: 'Where will your kitchen be? This tells us the nearest showroom.',
  },
  map: {
    de: 'Karte der Region mit unseren acht Küchenstudios',
    en: 'Map of the region with our eight showrooms',
  },
  emailTitle: { de: 'Wohin dürfen wir Ihr Angebot schicken?', en: 'Where may we send your offer?' },
  emailSubtitle: {
    de: 'Sie bekommen eine Bestätigung und später Ihre Planung.',
    en: 'You get a confirmation and, later on, your plan.',
  },
  telephoneTitle: { de: 'Unter welcher Nummer erreichen wir Sie?', en: 'Which number can we reach you on?' },
  telephoneSubtitle: {
    de: 'Wir rufen Sie einmal an und klären alles Wichtige.',
    en: 'We call you once and settle what matters.',
  },
  next: { de: 'Weiter', en: 'Next' },
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
