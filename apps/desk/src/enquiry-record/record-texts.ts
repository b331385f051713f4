import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const recordTexts = defineTexts('desk.record', {
  back: { de: 'Zurück', en: 'Back' },
  previous: { de: 'Vorige Anfrage', en: 'Previous enquiry' },
  next: { de: 'Nächste Anfrage', en: 'Next enquiry' },
  since: { de: 'seit {time}', en: 'since {time}' },
  call: { de: 'Anrufen', en: 'Call' },
  calling: { de: '{name} telefoniert gerade', en: '{name} is on the phone' },
  oneReads: { de: '{name} liest mit', en: '{name} is reading, too' },
  twoRead: { de: '{name} und {other} lesen mit', en: '{name} and {other} are reading, too' },
  moreRead: { de: '{name} und {count} weitere lesen mit', en: '{name} and {count} more are reading, too' },
  assignee: { de: 'Wer kümmert sich', en: 'Who looks after it' },
  nobody: { de: 'niemand', en: 'nobody' },
  pipeline: { de: 'Status', en: 'Status' },
  callFailed: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
  loading: { de: 'Die Anfrage wird geladen', en: 'Loading the enquiry' },
  notFound: { de: 'Diese Anfrage gibt es nicht mehr.', en: 'This enquiry is gone.' },
  failed: {
    de: 'Die Anfrage lässt sich gerade nicht laden.',
    en: 'The enquiry cannot be loaded just now.',
  },
  asOf: {
    de: 'Sie sehen den Stand von {time} Uhr.',
    en: 'You see it as of {time}.',
  },
  retry: { de: 'Noch einmal', en: 'Try again' },
  stale: {
    de: 'Jemand hat diese Anfrage inzwischen geändert. Sie sehen jetzt den neuen Stand.',
    en: 'Somebody has changed this enquiry meanwhile. You now see its new state.',
  },
  notChanged: { de: 'Die Änderung hat gerade nicht geklappt.', en: 'The change did not work just now.' },
  close: { de: 'Schließen', en: 'Close' },
  offlineText: {
    de: 'Sie sehen den letzten Stand. Änderungen gehen erst wieder mit Verbindung.',
    en: 'You see the last known state. Changes work again once you are connected.',
  },
} satisfies Record<string, LocalizedText>);

export const contactTexts = defineTexts('desk.record.contact', {
  title: { de: 'Kontakt', en: 'Contact' },
  change: { de: 'Ändern', en: 'Edit' },
  save: { de: 'Speichern', en: 'Save' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  place: { de: 'Ort', en: 'Place' },
  showroom: { de: 'Studio', en: 'Showroom' },
  noShowroom: { de: 'keines', en: 'none' },
  account: { de: 'Zugang', en: 'Account' },
  hasAccount: { de: 'Kundenbereich, bestätigt', en: 'Customer area, confirmed' },
  withheldAccount: {
    de: 'Kundenbereich, wartet auf Bestätigung',
    en: 'Customer area, waits for confirmation',
  },
  withheld: {
    de: 'Zu dieser E-Mail-Adresse gibt es schon einen Kundenbereich.',
    en: 'This email address already has a customer area.',
  },
  withheldText: {
    de: 'Dort steht die Anfrage erst, wenn sein Inhaber sie mit dem Link in unserer E-Mail bestätigt hat. Stimmt die Adresse nicht, berichtigen Sie sie bitte.',
    en: 'The enquiry appears there once its owner has confirmed it with the link in our email. If the address is wrong, please correct it.',
  },
  noAccount: { de: 'keiner', en: 'none' },
  none: { de: 'keine Angabe', en: 'not given' },
  invalid: { de: 'Bitte prüfen.', en: 'Please check.' },
  conflict: { de: 'Beide haben „{field}“ geändert', en: 'Both have changed “{field}”' },
  conflictText: { de: 'Welche Fassung bleibt?', en: 'Which one stays?' },
  mine: { de: 'Ihre', en: 'Yours' },
  theirs: { de: 'Gespeichert', en: 'Saved' },
  empty: { de: '(leer)', en: '(empty)' },
} satisfies Record<string, LocalizedText>);

export const originTexts = defineTexts('desk.record.origin', {
  title: { de: 'Herkunft', en: 'Origin' },
  source: { de: 'Weg', en: 'Way' },
  funnel: { de: 'Fragen', en: 'Questions' },
  device: { de: 'Gerät', en: 'Device' },
  received: { de: 'Eingang', en: 'Received' },
  consent: { de: 'Einwilligung', en: 'Consent' },
  callAllowed: { de: 'Anruf', en: 'Call' },
  callAsked: { de: 'gewünscht am {date}, {time}', en: 'asked for on {date}, {time}' },
  used: { de: 'Genutzt', en: 'Used' },
  usedNever: { de: 'noch nie', en: 'not yet' },
  usedOnce: { de: '1 Anruf', en: '1 call' },
  usedTimes: { de: '{count} Anrufe', en: '{count} calls' },
  tries: { de: 'Nicht erreicht', en: 'Not reached' },
  times: { de: '{count} mal', en: '{count} times' },
  nextTry: { de: 'Nächster Versuch', en: 'Next try' },
} satisfies Record<string, LocalizedText>);

export const personTexts = defineTexts('desk.record.person', {
  title: { de: 'Anfragen', en: 'Enquiries' },
  count: { de: '{count} dieser Person', en: '{count} of this person' },
  countMerged: { de: '{count}, zusammengelegt', en: '{count}, merged' },
  noKitchen: { de: 'Küche', en: 'Kitchen' },
  mergeAll: { de: '{count} zusammenlegen', en: 'Merge {count}' },
  mergedAll: { de: '{count} zusammengelegt', en: '{count} merged' },
  part: { de: 'Lösen', en: 'Part' },
  unmerge: { de: 'Trennen', en: 'Separate' },
  apart: { de: 'Andere Person', en: 'Another person' },
  merged: { de: 'Gehört zur Anfrage von {name}.', en: 'Belongs to the enquiry of {name}.' },
  mergedText: {
    de: 'Angerufen wird nur für jene. Der Verlauf steht dort mit.',
    en: 'Only that one is called. Its history has this one, too.',
  },
  isMerged: { de: 'zusammengelegt', en: 'merged' },
  failed: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
} satisfies Record<string, LocalizedText>);

export const historyTexts = defineTexts('desk.record.history', {
  title: { de: 'Verlauf', en: 'History' },
  note: { de: 'Was soll der Nächste wissen?', en: 'What should the next one know?' },
  noteTitle: { de: 'Notiz', en: 'Note' },
  saveNote: { de: 'Notiz speichern', en: 'Save note' },
  noteFailed: {
    de: 'Die Notiz ist noch nicht gespeichert. Bitte noch einmal.',
    en: 'The note is not saved yet. Please try again.',
  },
  filter: { de: 'Verlauf filtern', en: 'Filter the history' },
  all: { de: 'Alles', en: 'All' },
  call: { de: 'Anrufe', en: 'Calls' },
  mail: { de: 'Mails', en: 'Mails' },
  notes: { de: 'Notizen', en: 'Notes' },
  today: { de: 'Heute, {date}', en: 'Today, {date}' },
  yesterday: { de: 'Gestern, {date}', en: 'Yesterday, {date}' },
  none: { de: 'Nichts davon bisher.', en: 'Nothing of this yet.' },
  older: { de: 'Ältere zeigen', en: 'Show older' },
  failed: { de: 'Der Verlauf lässt sich gerade nicht laden.', en: 'The history cannot be loaded just now.' },
} satisfies Record<string, LocalizedText>);

export const kitchenTexts = defineTexts('desk.record.kitchen', {
  title: { de: 'Küche', en: 'Kitchen' },
  none: { de: 'Noch keine Angaben zur Küche.', en: 'Nothing is known about the kitchen yet.' },
} satisfies Record<string, LocalizedText>);

export const vettingTexts = defineTexts('desk.record.vetting', {
  suspect: { de: 'Diese Anfrage kann von einem Bot sein.', en: 'This enquiry may come from a bot.' },
  rescued: {
    de: 'Diese Anfrage kam nicht an und wurde aus einem Fehlerbericht gerettet.',
    en: 'This enquiry did not arrive and was rescued from an error report.',
  },
  rescuedText: { de: 'Angaben können fehlen.', en: 'Answers may be missing.' },
  HONEYPOT: {
    de: 'Ein Feld, das Menschen nicht sehen, war ausgefüllt.',
    en: 'A field that people do not see was filled in.',
  },
  TOO_FAST: {
    de: 'Das Formular war schneller ausgefüllt, als Menschen tippen.',
    en: 'The form was filled in faster than people type.',
  },
  takeIn: { de: 'Übernehmen', en: 'Take in' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  discarded: { de: 'Diese Anfrage ist verworfen.', en: 'This enquiry is discarded.' },
} satisfies Record<string, LocalizedText>);

export const filesTexts = defineTexts('desk.record.files', {
  add: { de: 'Datei ablegen', en: 'Add a file' },
  addOffer: { de: 'Angebot ablegen', en: 'Add an offer' },
  addPlan: { de: 'Plan ablegen', en: 'Add a plan' },
  sending: { de: '{name}: {percent} %', en: '{name}: {percent} %' },
  withdrawn: { de: '„{name}“ zurückgezogen', en: '“{name}” withdrawn' },
  notWithdrawn: {
    de: 'Die Datei ließ sich gerade nicht zurückziehen. Vielleicht hat es schon jemand getan.',
    en: 'The file could not be withdrawn just now. Somebody may have done so already.',
  },
  hint: {
    de: 'Die Kundin oder der Kunde sieht sie im Kundenbereich.',
    en: 'The customer sees it in the customer area.',
  },
} satisfies Record<string, LocalizedText>);

export const recordKeyTexts = defineTexts('desk.record.keys', {
  edit: { de: 'Kontakt ändern', en: 'Edit the contact' },
  note: { de: 'Notiz schreiben', en: 'Write a note' },
  plans: { de: 'Grundrisse groß ansehen', en: 'View the floor plans large' },
} satisfies Record<string, LocalizedText>);
