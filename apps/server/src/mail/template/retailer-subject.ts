import type { Circumstances } from '@funnel/contract/event/define-events';
import { definitionOf, type EventType } from '@funnel/contract/event/event';
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

/** The event as a headline, in German. */
export function headlineOf(type: EventType, now: Circumstances): string {
  const { audit, headline = audit.de } = definitionOf(type);
  return typeof headline === 'string' ? headline : headline(now);
}

/** Precedence: the enquiry arrived elsewhere and needs no call, it is new, else the last event. */
export function mainTypeOf(types: readonly EventType[]): EventType {
  if (types.includes('enquiry.arrived-elsewhere')) return 'enquiry.arrived-elsewhere';
  return types.includes('enquiry.received') ? 'enquiry.received' : (types.at(-1) ?? 'enquiry.received');
}

/** Event, person, place and wish, to decide whom to call first. */
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
