import type { TerminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { findAppointmentOf, holdEnquiry } from '../appointment/appointment.queries.ts';
import { takeSlot } from '../appointment/take-slot.queries.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { announce } from '../jobs/announce.ts';
import type { Services } from '../services.ts';
import { storeEnquiry } from './store-enquiry.ts';

interface Submission {
  readonly body: TerminfinderEnquiry;
  readonly idempotencyKey: string | undefined;
}

/** Enquiry and place in the slot in one transaction: where no place is left, nothing is stored (D21). */
export async function submitTerminfinderEnquiry({ db, now }: Services, { body, idempotencyKey }: Submission) {
  const arrival = { scope: 'terminfinder-enquiry', idempotencyKey, receivedAt: now() } as const;
  const start = new Date(body.precall_requested_at);
  const ids = await db
    .transaction()
    .execute((tx) =>
      storeEnquiry(tx, body, arrival, ({ enquiryId }) =>
        bookConsultation(tx, enquiryId, start, arrival.receivedAt),
      ),
    );
  return { data: { ...ids, email: body.personal_email } };
}

/** Sent again for another time it is moved, and for the same time nothing happens. */
async function bookConsultation(tx: Queryable, enquiryId: string, start: Date, now: Date): Promise<void> {
  await holdEnquiry(tx, enquiryId);
  const current = await findAppointmentOf(tx, enquiryId);
  const isBooked = current?.kind === 'CONSULTATION' && current.state === 'BOOKED';
  if (isBooked && current.startsAt.getTime() === start.getTime()) return;
  const isPlaced = await takeSlot(tx, { enquiryId, current, kind: 'CONSULTATION', start, now });
  if (!isPlaced) throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
  const type = isBooked ? 'appointment.moved' : 'appointment.booked';
  await announce(tx, { type, enquiryId, happenedAt: now });
}
