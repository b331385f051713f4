import { findAppointmentToTell, findEnquiryToTell } from '../mail/mail.queries.ts';
import { queueMails } from '../mail/queue-mails.ts';
import type { Services } from '../services.ts';
import { queueDeliveries } from '../webhook/queue-deliveries.ts';
import { webhookBody } from '../webhook/webhook-body.ts';
import type { EventPayload } from './event-job.ts';

/** Turns one event into one job for each mail and each webhook, all in one transaction: the event again makes none new. */
export async function fanOutEvent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  event: EventPayload,
  eventId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const enquiry = await findEnquiryToTell(tx, event.enquiryId);
    // Erased meanwhile: there is nobody left to tell of.
    if (!enquiry) return;
    const appointment = await findAppointmentToTell(tx, event.enquiryId);
    await queueMails(tx, { eventId, type: event.type }, { enquiry, appointment, now: now() });
    await queueDeliveries(tx, {
      eventId,
      body: webhookBody(event, { appointment, showroom: enquiry.showroom }),
    });
  });
}
