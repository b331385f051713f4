import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const contactTexts = defineTexts('contact', {
  title: { de: 'Wohin dürfen wir Ihr Angebot schicken?', en: 'Where can we send your quote?' },
  subtitle: {
    de: 'Ihre persönliche Beratung ist kostenlos und unverbindlich.',
    en: 'Your personal consultation is free and without obligation.',
  },
  personalTitle: { de: 'Wer plant die neue Küche?', en: 'Who is planning the new kitchen?' },
  personalSubtitle: {
    de: 'Damit wir Sie richtig ansprechen.',
    en: 'So we know how to address you.',
  },
  personalHint: {
    de: 'Noch drei kurze Angaben, dann sind Sie fertig.',
    en: 'Just three more details and you’re done.',
  },
  greeting: { de: 'Schön, Sie kennenzulernen, {name}!', en: 'Nice to meet you, {name}!' },
  postcodeSubtitle: {
    de: 'Mit Ihrer Postleitzahl finden wir das Küchenstudio in Ihrer Nähe.',
    en: 'With your postal code we can find the showroom near you.',
  },
  map: { de: 'Karte der Region mit unseren Küchenstudios', en: 'Map of the region with our showrooms' },
  emailTitle: { de: 'Wohin dürfen wir Ihr Angebot schicken?', en: 'Where can we send your quote?' },
  emailSubtitle: {
    de: 'Sie bekommen gleich eine Bestätigung und später Ihr Angebot.',
    en: 'You’ll get a confirmation right away and your quote later on.',
  },
  emailSubtitleElsewhere: {
    de: 'Ihr Angebot erstellen wir nach unserem Gespräch.',
    en: 'We’ll prepare your quote after we have spoken.',
  },
  telephoneTitle: { de: 'Unter welcher Nummer erreichen wir Sie?', en: 'What number can we reach you on?' },
  telephoneSubtitle: {
    de: 'In einem kurzen Gespräch klären wir alles Wichtige.',
    en: 'A short call is all it takes to go through what matters.',
  },
  next: { de: 'Weiter', en: 'Next' },
  salutation: { de: 'Anrede', en: 'Title' },
  name: { de: 'Vor- und Nachname', en: 'First and last name' },
  email: { de: 'E-Mail', en: 'Email' },
  phone: { de: 'Telefon', en: 'Telephone' },
  postcode: { de: 'Postleitzahl', en: 'Postal code' },
  english: { de: 'Beratung auf Englisch gewünscht', en: 'I would like the consultation in English' },
  submit: { de: 'Anfrage absenden', en: 'Send enquiry' },
  sending: { de: 'Einen Moment bitte', en: 'One moment please' },
  failed: {
    de: 'Das Absenden hat nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es noch einmal.',
    en: 'We couldn’t send your enquiry. Your details are still here, so please try again.',
  },
  secure: { de: 'Sichere Verbindung', en: 'Secure connection' },
  consentBefore: { de: 'Für Ihre Anfrage gelten unsere ', en: 'By sending your enquiry you accept our ' },
  terms: { de: 'AGB', en: 'terms' },
  consentBetween: {
    de: '. Wie wir mit Ihren Daten umgehen, steht in der ',
    en: '. To see how we handle your data, read our ',
  },
  privacy: { de: 'Datenschutzerklärung', en: 'privacy policy' },
} satisfies Record<string, LocalizedText>);
