import { APPOINTMENT_STATES, type AppointmentState } from '@funnel/domain/appointment/appointment';
import { expect, test } from 'vitest';
import { definitionOf, EVENT_TYPES, type EventType } from './event.ts';

const standing = { enquiry: { entry: 'LP', isRescued: false } };
const NONE = { BOOKED: undefined, WISHED: undefined, LAPSED: undefined, CANCELLED: undefined };
const OVERTAKEN = { LAPSED: 'APPOINTMENT_LAPSED', CANCELLED: undefined };

/** The mail about an event, by the current state of the call. All other events make no mail to the visitor. */
const MAILS: Readonly<Partial<Record<EventType, Readonly<Record<AppointmentState, string | undefined>>>>> = {
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
};

test.each(EVENT_TYPES)('%s leads to one mail, or to none, however the call stands', (type) => {
  for (const state of APPOINTMENT_STATES)
    expect(definitionOf(type).letter?.({ ...standing, appointment: { kind: 'CALLBACK', state } })).toBe(
      MAILS[type]?.[state],
    );
  const withoutCall = type === 'enquiry.received' ? 'ENQUIRY_RECEIVED' : undefined;
  expect(definitionOf(type).letter?.({ ...standing, appointment: undefined })).toBe(withoutCall);
});

test('a wish beside a booked consultation changes nothing for the visitor', () => {
  const appointment = { kind: 'CONSULTATION', state: 'BOOKED' } as const;
  expect(definitionOf('callback.wished').letter?.({ ...standing, appointment })).toBeUndefined();
});

test('an enquiry of the terminfinder is told together with its call', () => {
  const appointment = { kind: 'CONSULTATION', state: 'BOOKED' } as const;
  const terminfinder = { entry: 'TERMINFINDER_V1', isRescued: false };
  expect(
    definitionOf('enquiry.received').letter?.({ ...standing, enquiry: terminfinder, appointment }),
  ).toBeUndefined();
});

test.each([
  ['visit.booked', 'BOOKED', 'VISIT_BOOKED'],
  ['visit.moved', 'BOOKED', 'VISIT_MOVED'],
  ['visit.changed', 'BOOKED', 'VISIT_CHANGED'],
  ['visit.handed-over', 'BOOKED', 'VISIT_HANDED_OVER'],
  ['visit.cancelled', 'CANCELLED', 'VISIT_CANCELLED'],
  // Stale: the later event has its own mail.
  ['visit.booked', 'CANCELLED', undefined],
  ['visit.moved', 'CANCELLED', undefined],
  ['visit.changed', 'CANCELLED', undefined],
  ['visit.handed-over', 'CANCELLED', undefined],
  ['visit.cancelled', 'BOOKED', undefined],
] as const)('%s of a visit that is %s by then is told by %s', (type, state, mail) => {
  const appointment = { kind: 'CALLBACK', state: 'BOOKED' } as const;
  expect(definitionOf(type).letter?.({ ...standing, appointment, visit: { state } })).toBe(mail);
});
