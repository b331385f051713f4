import type { Customer } from '@funnel/domain/access/principal';
import { findAppointmentOf } from '../appointment/appointment.queries.ts';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { ownEnquiry } from './own-enquiry.ts';

/** The token of the mailed link for this customer's appointment, to confirm, move or cancel it. */
export async function ownAppointmentToken(services: Services, customer: Customer, enquiryId: string) {
  const enquiry = await ownEnquiry(services, customer, enquiryId);
  const appointment = await findAppointmentOf(services.db, enquiry.enquiryId);
  if (!appointment) throw new Refusal('NOT_FOUND', 'There is no appointment.');
  return appointmentToken(services.db, appointment.appointmentId);
}
