import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import {
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
} from '../appointment/manage-appointment.ts';
import { defineEndpoint } from '../endpoint.ts';

const enquiryId = plainText(64);

export const confirmMyAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/customer/appointment/confirm',
  summary: "Confirms the reserved appointment of one of the customer's enquiries, as the mailed link does.",
  capability: 'own-appointment.change',
  body: z.object({ enquiryId }),
  reply: confirmAppointmentEndpoint.reply,
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'APPOINTMENT_OVER'],
});

export const moveMyAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/customer/appointment/move',
  summary: "Moves the appointment of one of the customer's enquiries to another free time.",
  capability: 'own-appointment.change',
  body: z.object({ enquiryId, start: z.iso.datetime({ offset: true }) }),
  reply: moveAppointmentEndpoint.reply,
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'APPOINTMENT_OVER'],
});

export const cancelMyAppointmentEndpoint = defineEndpoint({
  path: '/api/v1/customer/appointment/cancel',
  summary: "Cancels the appointment of one of the customer's enquiries and frees its place.",
  capability: 'own-appointment.change',
  body: z.object({ enquiryId }),
  reply: cancelAppointmentEndpoint.reply,
  errors: ['NOT_FOUND', 'APPOINTMENT_OVER'],
});
