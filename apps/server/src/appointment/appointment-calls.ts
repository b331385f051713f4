import {
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
  showAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { confirmCallEndpoint, dropCallEndpoint } from '@funnel/contract/appointment/manage-call';
import { answer, type BoundCall } from '../http/bind-call.ts';
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  showAppointment,
} from './manage-appointment.ts';
import { confirmCall, dropCall } from './manage-call.ts';

export const appointmentCalls: readonly BoundCall[] = [
  answer(showAppointmentEndpoint, showAppointment),
  answer(confirmAppointmentEndpoint, confirmAppointment),
  answer(moveAppointmentEndpoint, moveAppointment),
  answer(cancelAppointmentEndpoint, cancelAppointment),
  answer(confirmCallEndpoint, confirmCall),
  answer(dropCallEndpoint, dropCall),
];
