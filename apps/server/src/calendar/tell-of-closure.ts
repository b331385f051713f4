import type { Queryable } from '../db/database.ts';
import { findEnquiryToTell } from '../event/event-subject.queries.ts';
import { findAppointmentToTell } from '../mail/mail.queries.ts';
import { queueVisitorMail } from '../mail/queue-mails.ts';
import type { BookedCall } from './find-orphaned-bookings.ts';

/** Asks those whose call falls on a closed day to choose another time. Their call stays until they do. */
export async function tellOfClosure(tx: Queryable, calls: readonly BookedCall[], now: Date): Promise<void> {
  for (const { enquiryId } of calls) {
    const enquiry = await findEnquiryToTell(tx, enquiryId);
    const appointment = await findAppointmentToTell(tx, enquiryId);
    if (enquiry) await queueVisitorMail(tx, 'APPOINTMENT_CLOSED', { enquiry, appointment, now });
  }
}
