import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { VisitKind } from '@funnel/domain/visit/visit';

export const hoursTexts = defineTexts('desk.hours', {
  title: { de: 'Anrufzeiten', en: 'Call hours' },
  atOnce: { de: 'gilt ab sofort', en: 'takes effect at once' },
  from: { de: '{day} von', en: '{day} from' },
  to: { de: '{day} bis', en: '{day} until' },
  until: { de: 'bis', en: 'to' },
  open: { de: '{day} geöffnet', en: '{day} open' },
  closed: { de: 'geschlossen', en: 'closed' },
  capacity: { de: 'Anrufe zur selben Zeit', en: 'Calls at the same time' },
  slotMinutes: { de: 'Länge', en: 'Length' },
  minutes: { de: 'Min.', en: 'min' },
  notice: { de: 'Vorlauf', en: 'Notice' },
  hours: { de: 'Std.', en: 'h' },
  daysAhead: { de: 'Buchbar voraus', en: 'Bookable ahead' },
  days: { de: 'Tage', en: 'days' },
  visits: { de: 'Termine', en: 'Visits' },
  visitsHint: {
    de: 'Länge, und wie viele je Studio zugleich',
    en: 'Length, and how many at once per showroom',
  },
  visitMinutes: { de: '{kind}: Länge in Minuten', en: '{kind}: length in minutes' },
  visitCapacity: { de: '{kind}: zur selben Zeit', en: '{kind}: at the same time' },
  closures: { de: 'Geschlossen', en: 'Closed days' },
  addClosure: { de: 'Tage', en: 'Days' },
  noClosures: { de: 'Keine Tage gesperrt.', en: 'No days are closed.' },
  reopen: { de: '{days} wieder öffnen', en: 'Open {days} again' },
  noReason: { de: 'ohne Grund', en: 'no reason given' },
  holidays: { de: 'Feiertage', en: 'Public holidays' },
  noHolidays: { de: 'in keinem Land', en: 'of no state' },
  automatic: { de: 'automatisch', en: 'automatic' },
  states: { de: 'Geschlossen an den Feiertagen von', en: 'Closed on the public holidays of' },
  failed: { de: 'Die Zeiten lassen sich gerade nicht laden.', en: 'The hours cannot be loaded just now.' },
} satisfies Record<string, LocalizedText>);

export const confirmationTexts = defineTexts('desk.hours.confirmation', {
  title: { de: 'Bestätigung', en: 'Confirmation' },
  ask: { de: 'Gewählte Zeiten per E-Mail bestätigen lassen', en: 'Have chosen times confirmed by email' },
  booked: {
    de: 'Was Kunden wählen, ist sofort gebucht.',
    en: 'What customers choose is booked at once.',
  },
  reserved: {
    de: 'Was Kunden wählen, ist reserviert, bis sie es bestätigen. Ohne Bestätigung wird die Zeit wieder frei: nach diesen Stunden, vor einem nahen Anruf früher. Das gilt für neue Buchungen.',
    en: 'What customers choose is reserved until they confirm it. Without that the time becomes free again: after these hours, sooner where the call is near. This holds for new bookings.',
  },
  within: { de: 'Bestätigen binnen', en: 'Confirm within' },
} satisfies Record<string, LocalizedText>);

export const saveTexts = defineTexts('desk.hours.save', {
  day: { de: '{day} {hours}', en: '{day} {hours}' },
  dayClosed: { de: '{day} geschlossen', en: '{day} closed' },
  capacity: { de: '{count} Anrufe zur selben Zeit', en: '{count} calls at the same time' },
  slotMinutes: { de: 'Länge {count} Minuten', en: 'length {count} minutes' },
  notice: { de: 'Vorlauf {count} Stunden', en: 'notice {count} hours' },
  daysAhead: { de: '{count} Tage voraus buchbar', en: 'bookable {count} days ahead' },
  visit: {
    de: '{kind}: {minutes} Minuten, {count} zugleich',
    en: '{kind}: {minutes} minutes, {count} at once',
  },
  unconfirmedHours: {
    de: 'Buchungen reserviert bis zur Bestätigung binnen {count} Stunden',
    en: 'bookings reserved, to be confirmed within {count} hours',
  },
  bookedAtOnce: { de: 'Buchungen sofort gebucht', en: 'bookings booked at once' },
  holidays: { de: 'Feiertage: {states}', en: 'Public holidays: {states}' },
  moreSeats: { de: '{count} neue Plätze je Woche.', en: '{count} new seats a week.' },
  fewerSeats: { de: '{count} Plätze weniger je Woche.', en: '{count} fewer seats a week.' },
  sameSeats: { de: 'Gleich viele Plätze je Woche.', en: 'As many seats a week as before.' },
  noMoves: { de: 'Kein Anruf muss umziehen.', en: 'No call has to move.' },
  oneMove: { de: '1 Anruf muss umziehen:', en: '1 call has to move:' },
  moves: { de: '{count} Anrufe müssen umziehen:', en: '{count} calls have to move:' },
  inFunnel: { de: 'Im Funnel sofort sichtbar.', en: 'Visible in the funnel at once.' },
  tell: {
    de: 'Per E-Mail um eine neue Zeit bitten',
    en: 'Ask them by email to choose a new time',
  },
  noEmail: { de: 'ohne E-Mail, bitte anrufen', en: 'no email, please call' },
  save: { de: 'Speichern', en: 'Save' },
  saveKey: { de: 'Strg S', en: 'Ctrl S' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  invalid: { de: 'Ein Tag endet, bevor er beginnt.', en: 'A day ends before it begins.' },
  stale: {
    de: 'Jemand hat die Zeiten inzwischen geändert. Oben steht der neue Stand, Ihre Änderung ist noch nicht gespeichert.',
    en: 'Somebody has changed the hours meanwhile. You see their state above; your change is not saved yet.',
  },
  keepEditing: { de: 'Mit dem neuen Stand weiter', en: 'Go on from there' },
  failed: { de: 'Das Speichern hat gerade nicht geklappt.', en: 'Saving did not work just now.' },
} satisfies Record<string, LocalizedText>);

export const closeTexts = defineTexts('desk.closeDays', {
  title: { de: 'Tage sperren', en: 'Close days' },
  first: { de: 'Erster Tag', en: 'First day' },
  last: { de: 'Letzter Tag', en: 'Last day' },
  reason: { de: 'Grund', en: 'Reason' },
  reasonHint: { de: 'Inventur, Betriebsferien …', en: 'Stocktaking, company holidays …' },
  nothing: { de: 'An diesen Tagen ist nichts gebucht.', en: 'Nothing is booked on these days.' },
  calls: { de: 'Gebuchte Anrufe, die umziehen müssen', en: 'Booked calls that have to move' },
  visits: { de: 'Gebuchte Termine, bitte anrufen', en: 'Booked visits, please call' },
  tell: {
    de: 'Anrufer per E-Mail bitten, eine neue Zeit zu wählen',
    en: 'Ask the callers by email to choose a new time',
  },
  stay: {
    de: 'Was gebucht ist, bleibt stehen, bis jemand es verschiebt.',
    en: 'What is booked stays until somebody moves it.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  submitOne: { de: '{day} sperren', en: 'Close {day}' },
  submit: { de: '{count} Tage sperren', en: 'Close {count} days' },
  failed: { de: 'Das Sperren hat gerade nicht geklappt.', en: 'Closing did not work just now.' },
} satisfies Record<string, LocalizedText>);

export const visitNames = defineTexts('desk.visitKind', {
  SHOWROOM: { de: 'Im Studio', en: 'Showroom' },
  HOME: { de: 'Zu Hause', en: 'Home' },
  VIDEO: { de: 'Per Video', en: 'Video' },
} satisfies Record<VisitKind, LocalizedText>);
