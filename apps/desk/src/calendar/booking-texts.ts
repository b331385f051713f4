import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const bookingTexts = defineTexts('desk.booking', {
  title: { de: 'Termin eintragen', en: 'Book a time' },
  kind: { de: 'Art', en: 'Kind' },
  CALL: { de: 'Anruf', en: 'Call' },
  SHOWROOM: { de: 'Studiotermin', en: 'Showroom visit' },
  HOME: { de: 'Hausbesuch', en: 'Home visit' },
  VIDEO: { de: 'Videotermin', en: 'Video meeting' },
  who: { de: 'Für wen?', en: 'For whom?' },
  search: { de: 'Name, Telefon, E-Mail, PLZ', en: 'Name, telephone, email, postcode' },
  found: { de: 'Passende Anfragen', en: 'Enquiries that fit' },
  none: { de: 'Keine Anfrage passt dazu.', en: 'No enquiry fits.' },
  other: { de: 'Andere Anfrage wählen', en: 'Choose another enquiry' },
  showroom: { de: 'Studio', en: 'Showroom' },
  planner: { de: 'Planer', en: 'Planner' },
  noPlanner: { de: 'noch offen', en: 'not decided' },
  times: { de: 'Freie Zeiten', en: 'Free times' },
  noTimes: { de: 'An diesem Tag ist dafür nichts frei.', en: 'Nothing is free for that on this day.' },
  full: { de: 'Für Anrufe ist hier nichts frei.', en: 'No call is free here.' },
  tell: { de: 'Bestätigung per E-Mail', en: 'Confirmation by email' },
  submit: { de: '{kind} {when} buchen', en: 'Book {kind}, {when}' },
  move: { de: 'Auf {when} verschieben', en: 'Move to {when}' },
  stop: { de: 'Abbrechen', en: 'Cancel' },
} satisfies Record<string, LocalizedText>);
