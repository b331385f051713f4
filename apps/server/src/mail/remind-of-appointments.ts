import { isReminderDue } from '@funnel/domain/appointment/reminder';
import { findEnquiryToTell } from '../event/event-subject.queries.ts';
import type { Services } from '../services.ts';
import { listBookedAppointments } from './mail.queries.ts';
import { queueVisitorMail } from './queue-mails.ts';

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;

/** Queues the reminders that are due. Idempotent. */
export async function remindOfAppointments({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  const booked = await listBookedAppointments(db, at, new Date(at.getTime() + TWO_DAYS_MS));
  for (const appointment of booked.filter((call) => isReminderDue(call, at))) {
    await db.transaction().execute(async (tx) => {
      const enquiry = await findEnquiryToTell(tx, appointment.enquiryId);
      if (enquiry) await queueVisitorMail(tx, 'APPOINTMENT_REMINDER', { enquiry, appointment, now: at });
    });
  }
}
