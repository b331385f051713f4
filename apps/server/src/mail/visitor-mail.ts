import type { EventType } from '@funnel/contract/event/event';
import type { AppointmentState } from '@funnel/domain/appointment/appointment';
import type { VisitorMailKind } from '@funnel/domain/mail/mail-kind';
import type { EnquiryToTell } from '../event/event-subject.queries.ts';
import type { VisitToTell } from '../visit/visit.queries.ts';
import type { AppointmentToTell } from './mail.queries.ts';

/** How things stand when an event is told: it may be overtaken. */
interface Standing {
  readonly enquiry: Pick<EnquiryToTell, 'entry'>;
  readonly appointment: Pick<AppointmentToTell, 'kind' | 'state'> | undefined;
  /** The visit that the event is about, if the visitor is to be told of it. */
  readonly visit?: Pick<VisitToTell, 'state'> | undefined;
}

type Told = VisitorMailKind | undefined;

/** A new type of event has to be decided on here: a table of all of them does not compile without it. */
const MAIL_OF: Readonly<Record<EventType, (standing: Standing) => Told>> = {
  // The terminfinder's enquiry comes with its call, which is an event of its own.
  'enquiry.received': ({ enquiry, appointment }) =>
    enquiry.entry === 'TERMINFINDER_V1' && appointment ? undefined : 'ENQUIRY_RECEIVED',
  // A wish beside a booked consultation is for the staff to settle; to the visitor nothing has changed.
  'callback.wished': ({ appointment }) =>
    ofCall(appointment, { BOOKED: appointment?.kind === 'CALLBACK' ? 'CALLBACK_WISHED' : undefined }),
  'appointment.booked': ({ appointment }) => ofCall(appointment, { BOOKED: 'APPOINTMENT_BOOKED' }),
  // Who confirmed a reserved time has an entry in the calendar that is not firm yet.
  'appointment.confirmed': ({ appointment }) => ofCall(appointment, { BOOKED: 'APPOINTMENT_BOOKED' }),
  'appointment.moved': ({ appointment }) => ofCall(appointment, { BOOKED: 'APPOINTMENT_MOVED' }),
  'appointment.cancelled': ({ appointment }) =>
    appointment?.state === 'CANCELLED' ? 'APPOINTMENT_CANCELLED' : undefined,
  'appointment.lapsed': ({ appointment }) => ofCall(appointment, { BOOKED: undefined, WISHED: undefined }),
  // Told by a mail of its own (customer-letters.ts).
  'account.deleted': () => undefined,
  // What the visitor has just done.
  'showroom.chosen': () => undefined,
  'files.added': () => undefined,
  'visit.booked': ({ visit }) => (visit?.state === 'BOOKED' ? 'VISIT_BOOKED' : undefined),
  'visit.moved': ({ visit }) => (visit?.state === 'BOOKED' ? 'VISIT_MOVED' : undefined),
  'visit.cancelled': ({ visit }) => (visit?.state === 'CANCELLED' ? 'VISIT_CANCELLED' : undefined),
  // Work of the staff.
  'enquiry.status-changed': () => undefined,
  'enquiry.assigned': () => undefined,
  'enquiry.change-undone': () => undefined,
  'enquiry.contact-changed': () => undefined,
  'enquiry.holder-confirmed': () => undefined,
  'enquiry.vetted': () => undefined,
  // The other system tells the visitor.
  'enquiry.arrived-elsewhere': () => undefined,
  'enquiry.merged': () => undefined,
  'enquiry.unmerged': () => undefined,
  'enquiry.kept-apart': () => undefined,
  'note.added': () => undefined,
  'call.ended': () => undefined,
  'call.claimed': () => undefined,
  'call.taken-over': () => undefined,
  'call.released': () => undefined,
  'call.undone': () => undefined,
};

/** A cancelled call is told by the event of its cancellation. */
function ofCall(
  call: Standing['appointment'],
  told: Partial<Record<AppointmentState, Told>> & { readonly BOOKED: Told },
): Told {
  const all: Readonly<Record<AppointmentState, Told>> = {
    CANCELLED: undefined,
    LAPSED: 'APPOINTMENT_LAPSED',
    WISHED: 'CALLBACK_WISHED',
    ...told,
  };
  return call && all[call.state];
}

/** The mail that the visitor gets of an event; undefined: none. */
export function visitorMailOf(type: EventType, standing: Standing): Told {
  return MAIL_OF[type](standing);
}
