import type { EventType } from '@funnel/contract/event/event';
import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import type { Standing } from '@funnel/domain/appointment/standing';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { shape } from '@funnel/domain/question/shape';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import { callTime, shortCallDay } from './call-time.ts';

interface Subject {
  readonly types: readonly EventType[];
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  readonly standing: Standing | undefined;
}

/** What happened, for the staff, who read German. A call is named by what it is now. */
export function headlineOf(
  type: EventType,
  { enquiry, appointment, standing }: Omit<Subject, 'types'>,
): string {
  const call = kindTexts[appointment?.kind ?? 'CONSULTATION'].de;
  const isWished = standing === 'WISHED';
  const stands = standingTexts[standing === 'RESERVED' ? 'RESERVED' : 'BOOKED'].de;
  const headlines: Readonly<Record<EventType, string>> = {
    'enquiry.received': received(enquiry),
    'callback.wished': appointment?.kind === 'CALLBACK' && !isWished ? `${call} ${stands}` : 'Rückrufwunsch',
    'appointment.booked': `${call} ${stands}`,
    'appointment.confirmed': `${call} bestätigt`,
    'appointment.moved': isWished ? 'Rückrufwunsch geändert' : `${call} verschoben`,
    'appointment.cancelled': `${call} abgesagt`,
    'appointment.lapsed': `${call} ${standingTexts.LAPSED.de}`,
    'account.deleted': 'Kundenbereich gelöscht',
    'showroom.chosen': 'Küchenstudio gewählt',
    'files.added': 'Grundriss erhalten',
    'enquiry.status-changed': 'Status geändert',
    'enquiry.assigned': 'Anfrage zugewiesen',
    'enquiry.change-undone': 'Änderung zurückgenommen',
    'enquiry.contact-changed': 'Kontakt berichtigt',
    'enquiry.holder-confirmed': 'Anfrage vom Kunden bestätigt',
    'enquiry.vetted': 'Anfrage geprüft',
    'enquiry.arrived-elsewhere': 'Anfrage doch noch angekommen',
    'enquiry.merged': 'Anfrage zusammengeführt',
    'enquiry.unmerged': 'Anfrage wieder getrennt',
    'enquiry.kept-apart': 'Als zwei Personen vermerkt',
    'note.added': 'Notiz geschrieben',
    'visit.booked': 'Termin vereinbart',
    'visit.moved': 'Termin verschoben',
    'visit.cancelled': 'Termin abgesagt',
    'call.ended': 'Anruf beendet',
    'call.claimed': 'Anruf übernommen',
    'call.taken-over': 'Anruf von jemandem übernommen',
    'call.released': 'Anruf freigegeben',
    'call.undone': 'Anruf zurückgenommen',
  };
  return headlines[type];
}

function received({ entry, isRescued }: EnquiryToTell): string {
  if (entry === 'TESTER') return `${isRescued ? 'Gerettete ' : ''}Bewerbung als Küchentester`;
  return isRescued ? 'Gerettete Küchenanfrage' : 'Neue Küchenanfrage';
}

/** Of several events the mail is named by the enquiry, or else by the last one. One that needs no call is not new. */
export function mainTypeOf(types: readonly EventType[]): EventType {
  if (types.includes('enquiry.arrived-elsewhere')) return 'enquiry.arrived-elsewhere';
  return types.includes('enquiry.received') ? 'enquiry.received' : (types.at(-1) ?? 'enquiry.received');
}

/** What happened, who, from where, and what they wish: enough to choose whom to call first. */
export function retailerSubject({ types, ...subject }: Subject): string {
  const { enquiry } = subject;
  const main = mainTypeOf(types);
  const area = postcodeArea(enquiry.postcode);
  const from = area ? `Raum ${area} (${enquiry.postcode})` : enquiry.postcode;
  const who = [enquiry.fullName, from, wishOf(main, subject)].filter((part) => part !== '');
  return `${headlineOf(main, subject)}: ${who.join(', ')}`;
}

function wishOf(main: EventType, { enquiry, appointment, standing }: Omit<Subject, 'types'>): string {
  if (!appointment) {
    const answer = enquiry.answers[shape.key] ?? '';
    return Object.hasOwn(shape.labels, answer) ? shape.labels[answer as keyof typeof shape.labels].de : '';
  }
  const time = `${shortCallDay(appointment, 'de')}, ${callTime(appointment, 'de')}`;
  // Any other headline names the call itself.
  if (main !== 'enquiry.received') return time;
  const name = standing === 'WISHED' ? 'Rückrufwunsch' : kindTexts[appointment.kind].de;
  return standing === 'RESERVED' ? `${name} ${standingTexts.RESERVED.de} ${time}` : `${name} ${time}`;
}
