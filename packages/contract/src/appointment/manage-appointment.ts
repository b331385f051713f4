import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { shownAppointmentSchema } from './shown-appointment.ts';

/** The signed token from the link in the visitor's mail. It alone identifies the appointment. */
const token = plainText(200);
const instant = z.iso.datetime({ offset: true });

const reply = z.object({ data: shownAppointmentSchema });

/** POST, so that the token stays out of addresses and logs. */
export const showAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/appointments/show',
  summary: 'Shows the appointment that a mailed link stands for.',
  capability: 'appointment.keep-by-link',
  limits: ['mailedLinksOfClient'],
  body: z.object({ token }),
  reply,
  errors: ['NOT_FOUND'],
});

export const confirmAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/appointments/confirm',
  summary:
    'Confirms an appointment, so that its place is held for good. One that has lapsed gets its place again, or SLOT_TAKEN.',
  capability: 'appointment.keep-by-link',
  limits: ['mailedLinksOfClient'],
  body: z.object({ token }),
  reply,
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'APPOINTMENT_OVER'],
});

export const moveAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/appointments/move',
  summary: 'Moves an appointment to another free time. To the time it has: nothing happens.',
  capability: 'appointment.keep-by-link',
  limits: ['mailedLinksOfClient'],
  body: z.object({ token, start: instant }),
  reply,
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'APPOINTMENT_OVER'],
});

export const cancelAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/appointments/cancel',
  summary: 'Cancels an appointment and frees its place. Cancelled already: nothing happens.',
  capability: 'appointment.keep-by-link',
  limits: ['mailedLinksOfClient'],
  body: z.object({ token }),
  reply,
  errors: ['NOT_FOUND', 'APPOINTMENT_OVER'],
});
