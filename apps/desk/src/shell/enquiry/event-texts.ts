import type { EventType } from '@funnel/contract/event/event';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** What somebody of the staff did. It follows the name: Mia hat … */
export const staffDid = defineTexts('desk.event.staff', {
  'enquiry.received': { de: 'hat die Anfrage eingetragen', en: 'entered the enquiry' },
  'callback.wished': { de: 'hat einen Rückrufwunsch notiert', en: 'noted a wished call-back' },
  'appointment.booked': { de: 'hat einen Anruf vereinbart', en: 'agreed on a call' },
  'appointment.moved': { de: 'hat den Anruf verschoben', en: 'moved the call' },
  'appointment.cancelled': { de: 'hat den Anruf abgesagt', en: 'cancelled the call' },
  'appointment.lapsed': { de: 'hat den Anruf freigegeben', en: 'released the call' },
  'account.deleted': { de: 'hat den Kundenbereich gelöscht', en: 'deleted the customer area' },
  'showroom.chosen': { de: 'hat ein Studio gewählt', en: 'chose a showroom' },
  'files.added': { de: 'hat eine Datei abgelegt', en: 'added a file' },
  'enquiry.status-changed': { de: 'hat den Status geändert', en: 'changed the status' },
  'enquiry.assigned': { de: 'hat die Anfrage zugewiesen', en: 'assigned the enquiry' },
  'enquiry.contact-changed': { de: 'hat den Kontakt berichtigt', en: 'corrected the contact' },
  'note.added': { de: 'hat eine Notiz geschrieben', en: 'wrote a note' },
  'visit.booked': { de: 'hat einen Termin vereinbart', en: 'agreed on an appointment' },
  'visit.moved': { de: 'hat den Termin verschoben', en: 'moved the appointment' },
  'visit.cancelled': { de: 'hat den Termin abgesagt', en: 'cancelled the appointment' },
  'call.ended': { de: 'hat angerufen', en: 'called' },
  'call.claimed': { de: 'hat den Anruf übernommen', en: 'took the call' },
  'call.released': { de: 'hat den Anruf freigegeben', en: 'released the call' },
  'call.undone': { de: 'hat das Ergebnis zurückgenommen', en: 'took the outcome back' },
} satisfies Record<EventType, LocalizedText>);

/** What a visitor, a customer or the product did. */
export const happened = defineTexts('desk.event', {
  'enquiry.received': { de: 'Anfrage eingegangen', en: 'Enquiry received' },
  'callback.wished': { de: 'Rückruf gewünscht', en: 'Call-back wished for' },
  'appointment.booked': { de: 'Anruf gebucht', en: 'Call booked' },
  'appointment.moved': { de: 'Anruf verschoben', en: 'Call moved' },
  'appointment.cancelled': { de: 'Anruf abgesagt', en: 'Call cancelled' },
  'appointment.lapsed': {
    de: 'Anruf nicht bestätigt, Zeit ist wieder frei',
    en: 'Call not confirmed, its time is free',
  },
  'account.deleted': { de: 'Kundenbereich gelöscht', en: 'Customer area deleted' },
  'showroom.chosen': { de: 'Studio gewählt', en: 'Showroom chosen' },
  'files.added': { de: 'Grundriss geschickt', en: 'Floor plan sent' },
  'enquiry.status-changed': { de: 'Status geändert', en: 'Status changed' },
  'enquiry.assigned': { de: 'Anfrage zugewiesen', en: 'Enquiry assigned' },
  'enquiry.contact-changed': { de: 'Kontakt berichtigt', en: 'Contact corrected' },
  'note.added': { de: 'Notiz', en: 'Note' },
  'visit.booked': { de: 'Termin vereinbart', en: 'Appointment agreed on' },
  'visit.moved': { de: 'Termin verschoben', en: 'Appointment moved' },
  'visit.cancelled': { de: 'Termin abgesagt', en: 'Appointment cancelled' },
  'call.ended': { de: 'Anruf', en: 'Call' },
  'call.claimed': { de: 'Anruf übernommen', en: 'Call taken' },
  'call.released': { de: 'Anruf freigegeben', en: 'Call released' },
  'call.undone': { de: 'Ergebnis zurückgenommen', en: 'Outcome taken back' },
} satisfies Record<EventType, LocalizedText>);

export const eventTexts = defineTexts('desk.event.more', {
  reached: { de: 'hat erreicht', en: 'reached them' },
  notReached: { de: 'hat nicht erreicht', en: 'did not reach them' },
  agreed: { de: 'hat erreicht und einen Termin vereinbart', en: 'reached them and agreed on an appointment' },
  lost: { de: 'hat erreicht: kein Interesse', en: 'reached them: not interested' },
  wrongNumber: { de: 'hat eine falsche Nummer erreicht', en: 'reached a wrong number' },
  again: { de: 'Nächster Versuch {time}', en: 'Next try {time}' },
  noMore: { de: 'Kein weiterer Versuch geplant', en: 'No further try planned' },
  fromTo: { de: 'von {from} auf {to}', en: 'from {from} to {to}' },
  toNobody: { de: 'an niemanden', en: 'to nobody' },
  to: { de: 'an {name}', en: 'to {name}' },
  undone: { de: 'zurückgenommen', en: 'taken back' },
  mail: { de: 'E-Mail: {about}', en: 'Email: {about}' },
  mailSent: { de: 'verschickt', en: 'sent' },
  mailWaiting: { de: 'wird verschickt', en: 'on its way' },
  mailFailed: { de: 'nicht zugestellt', en: 'not delivered' },
  mailOvertaken: { de: 'überholt, nicht verschickt', en: 'overtaken, not sent' },
} satisfies Record<string, LocalizedText>);
