import { stateAt } from '@funnel/domain/appointment/appointment';
import type { TerminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { findAppointmentOf, holdEnquiry } from '../appointment/appointment.queries.ts';
import { bookingNetwork } from '../appointment/network-booking.queries.ts';
import { type Booker, takeSlot } from '../appointment/take-slot.queries.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { announce } from '../jobs/announce.ts';
import type { Services } from '../services.ts';
import { storeEnquiry } from './store-enquiry.ts';

interface Submission {
  readonly body: TerminfinderEnquiry;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
}

interface Booking {
  readonly start: Date;
  readonly now: Date;
  readonly booker: Booker;
}

/** Enquiry and place in the slot in one transaction: where no place is left, nothing is stored (D21). */
export async function submitTerminfinderEnquiry(services: Services, call: Submission) {
  const { db, now } = services;
  const { body, idempotencyKey, clientAddress } = call;
  const arrival = { scope: 'terminfinder-enquiry', idempotencyKey, receivedAt: now() } as const;
  const network = await bookingNetwork(services, clientAddress);
  const booking = {
    start: new Date(body.precall_requested_at),
    now: arrival.receivedAt,
    booker: { isKnown: false, network, hasProof: false },
  } as const;
  const ids = await db
    .transaction()
    .execute((tx) =>
      storeEnquiry(tx, body, arrival, ({ enquiryId }) => bookConsultation(tx, enquiryId, booking)),
    );
  return { data: { ...ids, email: body.personal_email } };
}

/** Sent again for another time it is moved, and for the same time nothing happens. */
async function bookConsultation(tx: Queryable, enquiryId: string, booking: Booking): Promise<void> {
  const { start, now } = booking;
  await holdEnquiry(tx, enquiryId);
  const current = await findAppointmentOf(tx, enquiryId);
  const isBooked = current?.kind === 'CONSULTATION' && stateAt(current, now) === 'BOOKED';
  if (isBooked && current.startsAt.getTime() === start.getTime()) return;
  const outcome = await takeSlot(tx, { enquiryId, current, kind: 'CONSULTATION', ...booking });
  if (outcome === 'TAKEN') throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
  if (outcome !== 'PLACED') throw new Refusal('BOOKING_LIMIT', 'Your network has booked enough for now.');
  const type = isBooked ? 'appointment.moved' : 'appointment.booked';
  await announce(tx, { type, enquiryId, happenedAt: now });
}
