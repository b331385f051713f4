import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { PageName } from './page-path.ts';

const PLANNER = defineTexts('description.planner', {
  de: 'Tippen Sie an, was Ihnen gefällt: In wenigen Minuten wissen wir genug für Ihr Küchenangebot.',
  en: 'Tap what you like: in a few minutes we’ll know enough to prepare your quote.',
});

const APPOINTMENT = defineTexts('description.appointment', {
  de: 'Suchen Sie sich eine Zeit aus: Wir rufen Sie an und besprechen mit Ihnen Ihre neue Küche.',
  en: 'Pick a time: we’ll call you and talk through your new kitchen.',
});

const DOCUMENTS = defineTexts('description.documents', {
  de: 'Schicken Sie uns Ihren Grundriss, dann planen wir mit Ihren echten Maßen.',
  en: 'Send us your floor plan, and we’ll plan with your real measurements.',
});

/** The text of a page in link previews. */
export const PAGE_DESCRIPTIONS: Readonly<Record<PageName, LocalizedText>> = defineTexts('description', {
  funnel: PLANNER,
  datepicker: APPOINTMENT,
  terminfinder: APPOINTMENT,
  appointment: APPOINTMENT,
  iflow: DOCUMENTS,
  terminfinderIflow: DOCUMENTS,
  phoneUpload: DOCUMENTS,
  thankYou: {
    de: 'Unsere Küchenstudios in Ihrer Nähe, mit Öffnungszeiten und Anfahrt.',
    en: 'Our showrooms near you, with opening hours and directions.',
  },
  tester: {
    de: 'Küchentester gesucht: drei Fragen beantworten und mitmachen.',
    en: 'Kitchen testers wanted: answer three questions and take part.',
  },
  legal: {
    de: 'Impressum, Datenschutz, AGB und Barrierefreiheit.',
    en: 'Imprint, privacy, terms and accessibility.',
  },
});
