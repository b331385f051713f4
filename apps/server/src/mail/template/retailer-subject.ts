import type { EventType } from '@funnel/contract/event/event';
import { kindTexts } from '@funnel/domain/appointment/appointment-texts';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { shape } from '@funnel/domain/question/shape';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import { callTime, shortCallDay } from './call-time.ts';

interface Subject {
  readonly types: readonly EventType[];
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
}

/** What happened, for the staff, who read German. A call is named by what it is now. */
export function headlineOf(type: EventType, { enquiry, appointment }: Omit<Subject, 'types'>): string {
  const call = kindTexts[appointment?.kind ?? 'CONSULTATION'].de;
  const isWished = appointment?.state === 'WISHED';
  const headlines: Readonly<Record<EventType, string>> = {
    'enquiry.received': received(enquiry),
    'callback.wished':
      appointment?.kind === 'CALLBACK' && !isWished ? 'Rückruf eingetragen' : 'Rückrufwunsch',
    'appointment.booked': `${call} gebucht`,
    'appointment.moved': isWished ? 'Rückrufwunsch geändert' : `${call} verschoben`,
    'appointment.cancelled': `${call} abgesagt`,
    'appointment.lapsed': `${call} nicht bestätigt`,
    'account.deleted': 'Kundenbereich gelöscht',
    'showroom.chosen': 'Küchenstudio gewählt',
    'files.added': 'Grundriss erhalten',
    'enquiry.status-changed': 'Status geändert',
    'enquiry.assigned': 'Anfrage zugewiesen',
    'enquiry.change-undone': 'Änderung zurückgenommen',
    'enquiry.contact-changed': 'Kontakt berichtigt',
    'enquiry.vetted': 'Anfrage geprüft',
    'enquiry.merged': 'Anfrage zusammengeführt',
    'enquiry.unmerged': 'Anfrage wieder getrennt',
    'enquiry.kept-apart': 'Als zwei Personen vermerkt',
    'note.added': 'Notiz geschrieben',
    'visit.booked': 'Termin vereinbart',
    'visit.moved': 'Termin verschoben',
    'visit.cancelled': 'Termin abgesagt',
    'call.ended': 'Anruf beendet',
    'call.claimed': 'Anruf übernommen',
    'call.released': 'Anruf freigegeben',
    'call.undone': 'Anruf zurückgenommen',
  };
  return headlines[type];
}

function received({ entry, isRescued }: EnquiryToTell): string {
  if (entry === 'TESTER') return `${isRescued ? 'Gerettete ' : ''}Bewerbung als Küchentester`;
  return isRescued ? 'Gerettete Küchenanfrage' : 'Neue Küchenanfrage';
}

/** Of several events the mail is named by the enquiry, or else by the last one. */
export function mainTypeOf(types: readonly EventType[]): EventType {
  return types.includes('enquiry.received') ? 'enquiry.received' : (types.at(-1) ?? 'enquiry.received');
}

/** What happened, who, from where, and what they wish: enough to choose whom to call first. */
export function retailerSubject({ types, enquiry, appointment }: Subject): string {
  const main = mainTypeOf(types);
  const area = postcodeArea(enquiry.postcode);
  const from = area ? `Raum ${area} (${enquiry.postcode})` : enquiry.postcode;
  const who = [enquiry.fullName, from, wishOf(main, { enquiry, appointment })].filter((part) => part !== '');
  return `${headlineOf(main, { enquiry, appointment })}: ${who.join(', ')}`;
}

function wishOf(main: EventType, { enquiry, appointment }: Omit<Subject, 'types'>): string {
  if (!appointment) {
    const answer = enquiry.answers[shape.key] ?? '';
    return Object.hasOwn(shape.labels, answer) ? shape.labels[answer as keyof typeof shape.labels].de : '';
  }
  const time = `${shortCallDay(appointment, 'de')}, ${callTime(appointment, 'de')}`;
  // Any other headline names the call itself.
  if (main !== 'enquiry.received') return time;
  const name = appointment.state === 'WISHED' ? 'Rückrufwunsch' : kindTexts[appointment.kind].de;
  return `${name} ${time}`;
}
