import { EVENT_TYPES, type EventType } from '@funnel/contract/event/event';
import { APPOINTMENT_STATES, type AppointmentState } from '@funnel/domain/appointment/appointment';
import { expect, test } from 'vitest';
import { visitorMailOf } from './visitor-mail.ts';

const standing = { enquiry: { entry: 'LP' } };
const NONE = { BOOKED: undefined, WISHED: undefined, LAPSED: undefined, CANCELLED: undefined };
const OVERTAKEN = { LAPSED: 'APPOINTMENT_LAPSED', CANCELLED: undefined };

/** The mail about each event, by how the call stands when it is told. */
const MAILS: Readonly<Record<EventType, Readonly<Record<AppointmentState, string | undefined>>>> = {
  'enquiry.received': {
    BOOKED: 'ENQUIRY_RECEIVED',
    WISHED: 'ENQUIRY_RECEIVED',
    LAPSED: 'ENQUIRY_RECEIVED',
    CANCELLED: 'ENQUIRY_RECEIVED',
  },
  'callback.wished': { BOOKED: 'CALLBACK_WISHED', WISHED: 'CALLBACK_WISHED', ...OVERTAKEN },
  'appointment.booked': { BOOKED: 'APPOINTMENT_BOOKED', WISHED: 'CALLBACK_WISHED', ...OVERTAKEN },
  'appointment.confirmed': { BOOKED: 'APPOINTMENT_BOOKED', WISHED: 'CALLBACK_WISHED', ...OVERTAKEN },
  'appointment.moved': { BOOKED: 'APPOINTMENT_MOVED', WISHED: 'CALLBACK_WISHED', ...OVERTAKEN },
  'appointment.cancelled': { ...NONE, CANCELLED: 'APPOINTMENT_CANCELLED' },
  'appointment.lapsed': { ...NONE, ...OVERTAKEN },
  'account.deleted': NONE,
  'showroom.chosen': NONE,
  'files.added': NONE,
  'enquiry.status-changed': NONE,
  'enquiry.assigned': NONE,
  'enquiry.change-undone': NONE,
  'enquiry.contact-changed': NONE,
  'enquiry.holder-confirmed': NONE,
  'enquiry.vetted': NONE,
  'enquiry.arrived-elsewhere': NONE,
  'enquiry.merged': NONE,
  'enquiry.unmerged': NONE,
  'enquiry.kept-apart': NONE,
  'note.added': NONE,
  'visit.booked': NONE,
  'visit.moved': NONE,
  'visit.cancelled': NONE,
  'call.ended': NONE,
  'call.claimed': NONE,
  'call.taken-over': NONE,
  'call.released': NONE,
  'call.undone': NONE,
};

test.each(EVENT_TYPES)('%s leads to one mail, or to none, however the call stands', (type) => {
  for (const state of APPOINTMENT_STATES)
    expect(visitorMailOf(type, { ...standing, appointment: { kind: 'CALLBACK', state } })).toBe(
      MAILS[type][state],
    );
  const withoutCall = type === 'enquiry.received' ? 'ENQUIRY_RECEIVED' : undefined;
  expect(visitorMailOf(type, { ...standing, appointment: undefined })).toBe(withoutCall);
});

test('a wish beside a booked consultation changes nothing for the visitor', () => {
  const appointment = { kind: 'CONSULTATION', state: 'BOOKED' } as const;
  expect(visitorMailOf('callback.wished', { ...standing, appointment })).toBeUndefined();
});

test('an enquiry of the terminfinder is told together with its call', () => {
  const appointment = { kind: 'CONSULTATION', state: 'BOOKED' } as const;
  const terminfinder = { entry: 'TERMINFINDER_V1' };
  expect(
    visitorMailOf('enquiry.received', { ...standing, enquiry: terminfinder, appointment }),
  ).toBeUndefined();
});

test.each([
  ['visit.booked', 'BOOKED', 'VISIT_BOOKED'],
  ['visit.moved', 'BOOKED', 'VISIT_MOVED'],
  ['visit.cancelled', 'CANCELLED', 'VISIT_CANCELLED'],
  // Overtaken: what happened since is told by its own event.
  ['visit.booked', 'CANCELLED', undefined],
  ['visit.moved', 'CANCELLED', undefined],
  ['visit.cancelled', 'BOOKED', undefined],
] as const)('%s of a visit that is %s by then is told by %s', (type, state, mail) => {
  const appointment = { kind: 'CALLBACK', state: 'BOOKED' } as const;
  expect(visitorMailOf(type, { ...standing, appointment, visit: { state } })).toBe(mail);
});
