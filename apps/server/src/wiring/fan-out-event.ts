import type { EventType } from '@funnel/contract/event/event';
import { findEvent } from '../event/event.queries.ts';
import { findEnquiryToTell } from '../event/event-subject.queries.ts';
import { deleteWithdrawnFiles } from '../floor-plan/withdrawn-file.queries.ts';
import { findAppointmentToTell } from '../mail/mail.queries.ts';
import { queueMails } from '../mail/queue-mails.ts';
import type { Services } from '../services.ts';
import { findVisitToTell } from '../visit/visit.queries.ts';
import { queueDeliveries } from '../webhook/queue-deliveries.ts';

/** Turns one event into one job for each mail and each webhook, in one transaction. Idempotent. */
export async function fanOutEvent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { eventId }: { readonly eventId: string },
): Promise<EventType | undefined> {
  return db.transaction().execute(async (tx) => {
    const event = await findEvent(tx, eventId);
    // The enquiry was erased meanwhile: send nothing.
    const enquiry = event && (await findEnquiryToTell(tx, event.enquiryId));
    if (!enquiry) return undefined;
    const appointment = await findAppointmentToTell(tx, event.enquiryId);
    const visitId = event.data.change?.visit?.visitId;
    const visit = visitId === undefined ? undefined : await findVisitToTell(tx, visitId);
    await queueMails(tx, event, { enquiry, appointment, visit, now: now() });
    await queueDeliveries(tx, { eventId });
    // It can no longer be undone.
    if (event.type === 'files.withdrawn') await deleteWithdrawnFiles(tx, event.data.files ?? []);
    return event.type;
  });
}
