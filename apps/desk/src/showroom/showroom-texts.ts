import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const showroomTexts = defineTexts('desk.showrooms', {
  count: { de: '{count} Studios', en: '{count} showrooms' },
  countOne: { de: '1 Studio', en: '1 showroom' },
  add: { de: 'Studio', en: 'Showroom' },
  newOne: { de: 'Neues Studio', en: 'New showroom' },
  code: { de: 'Kennung {code}, bleibt', en: 'Code {code}, stays' },
  areas: { de: 'PLZ {areas}', en: 'Postcodes {areas}' },
  noAreas: { de: 'keine PLZ', en: 'no postcodes' },
  name: { de: 'Name', en: 'Name' },
  street: { de: 'Straße', en: 'Street' },
  postcode: { de: 'PLZ', en: 'Postcode' },
  town: { de: 'Ort', en: 'Town' },
  phone: { de: 'Telefon', en: 'Telephone' },
  routing: { de: 'Anfragen', en: 'Enquiries' },
  postcodes: { de: 'Anfragen aus PLZ', en: 'Enquiries from postcodes' },
  postcodesHint: {
    de: 'Zum Beispiel 66111–66133, 66271 oder 54 für alle, die so beginnen. Wer selbst ein Studio wählt, kommt dorthin.',
    en: 'For example 66111–66133, 66271, or 54 for all that begin with it. Visitors who choose a showroom go there.',
  },
  postcodesWrong: { de: '{part} ist keine PLZ.', en: '{part} is not a postcode.' },
  overlap: {
    de: '{postcodes} hat schon {name}.',
    en: '{name} already has {postcodes}.',
  },
  mailbox: { de: 'Postfach', en: 'Mailbox' },
  mailboxHint: {
    de: 'Hierhin gehen die Nachrichten zu diesen Anfragen. Leer: an die Adresse des Hauses.',
    en: 'Messages about these enquiries go here. Empty: to the address of the house.',
  },
  people: { de: 'Außerdem an', en: 'Also to' },
  remove: { de: 'Studio entfernen', en: 'Remove showroom' },
  removeNote: {
    de: 'Besucher sehen es nicht mehr. Anfragen behalten seine Kennung.',
    en: 'Visitors no longer see it. Enquiries keep its code.',
  },
  changes: { de: 'Geändert: {fields}', en: 'Changed: {fields}' },
  saved: { de: 'Gespeichert. Es gilt ab sofort.', en: 'Saved. It is in effect from now on.' },
  missing: { de: 'Bitte ausfüllen', en: 'Please fill in' },
  fiveDigits: { de: 'Fünf Ziffern', en: 'Five digits' },
  unknownPostcode: { de: 'Diese PLZ gibt es nicht', en: 'There is no such postcode' },
  stale: {
    de: 'Jemand hat die Studios inzwischen geändert. Ihre Eingaben stehen noch hier; speichern Sie noch einmal, wenn sie so bleiben sollen.',
    en: 'Somebody has changed the showrooms meanwhile. What you typed is still here; save again if it should stay so.',
  },
  failed: {
    de: 'Die Studios lassen sich gerade nicht laden.',
    en: 'The showrooms cannot be loaded just now.',
  },
  notSaved: {
    de: 'Das ließ sich gerade nicht speichern. Ihre Eingaben stehen noch hier.',
    en: 'That could not be saved just now. What you typed is still here.',
  },
} satisfies Record<string, LocalizedText>);
