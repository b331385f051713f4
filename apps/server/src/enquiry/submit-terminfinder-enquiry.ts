import type { Proof } from '@funnel/contract/proof/proof-of-work';
import { stateAt } from '@funnel/domain/appointment/appointment';
import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import type { TerminfinderEnquiry } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { findAppointmentOf, holdEnquiry } from '../appointment/appointment.queries.ts';
import { bookingNetwork } from '../appointment/network-booking.queries.ts';
import { type Booker, keepWish, takeSlot } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { checkProof, type GoodProof, makeChallenge } from '../http/proof-of-work.ts';
import { ProofNeeded, Refusal } from '../http/refusal.ts';
import { spendProof } from '../http/used-proof.queries.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import { planRulesOf } from '../next-step/plan-rules.queries.ts';
import type { Services } from '../services.ts';
import { storeEnquiry } from './store-enquiry.ts';

interface Submission {
  readonly body: TerminfinderEnquiry;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
  readonly proof: Proof | undefined;
}

interface Booking {
  readonly start: Date;
  readonly now: Date;
  readonly isWish: boolean;
  readonly network: string | undefined;
  readonly proof: GoodProof | undefined;
}

/** Stores enquiry and place in one transaction: if no place is left, nothing is stored (R21). */
export async function submitTerminfinderEnquiry(services: Services, call: Submission) {
  const { body, idempotencyKey } = call;
  const now = services.now();
  const settings = services.settings.current();
  const { routing } = settings;
  const rules = planRulesOf(settings, now);
  const arrival = { scope: 'terminfinder-enquiry', idempotencyKey, receivedAt: now, routing, rules } as const;
  const network = await bookingNetwork(services, call.clientAddress);
  const proof = await proofOf(services, call, network, now);
  const start = new Date(body.precall_requested_at);
  const booking = { start, now, isWish: body.as_wish === true, network, proof };
  const ids = await services.db
    .transaction()
    .execute((tx) =>
      storeEnquiry(tx, body, arrival, ({ enquiryId }) => bookConsultation(tx, enquiryId, booking)),
    )
    .catch((error: unknown) => refuse(services, booking, error));
  const current = await findAppointmentOf(services.db, ids.enquiryId);
  const appointment = current && toldStanding(standingAt(current, now));
  return { data: { ...ids, email: body.personal_email, ...(appointment && { appointment }) } };
}

/** A repeat for another time moves the booking; for the same time it does nothing. */
async function bookConsultation(tx: Queryable, enquiryId: string, booking: Booking): Promise<void> {
  const { start, now, network, proof } = booking;
  await holdEnquiry(tx, enquiryId);
  const current = await findAppointmentOf(tx, enquiryId);
  const isHeld = current !== undefined && stateAt(current, now) === 'BOOKED';
  const isBooked = isHeld && current.kind === 'CONSULTATION';
  if (isHeld && booking.isWish) return;
  if (isBooked && current.startsAt.getTime() === start.getTime()) return;
  const wish = { enquiryId, current, start, now };
  if (booking.isWish) {
    await keepWish(tx, wish);
    await announce(tx, { type: 'callback.wished', enquiryId, actor: { kind: 'visitor' }, happenedAt: now });
    return;
  }
  // Before any other lock: a concurrent call with the same proof waits here.
  const hasProof = proof !== undefined && (await spendProof(tx, proof));
  const booker: Booker = { isKnown: false, network, hasProof };
  const outcome = await takeSlot(tx, { ...wish, kind: 'CONSULTATION', booker });
  if (outcome === 'TAKEN') throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
  if (outcome === 'PROOF_NEEDED') throw new Refusal('PROOF_NEEDED', 'A proof of work is needed.');
  if (outcome === 'NETWORK_FULL')
    throw new Refusal('BOOKING_LIMIT', 'No more can be booked from your network now.');
  const type = isBooked ? 'appointment.moved' : 'appointment.booked';
  await announce(tx, { type, enquiryId, actor: { kind: 'visitor' }, happenedAt: now });
}

async function proofOf(services: Services, call: Submission, network: string | undefined, now: Date) {
  if (network === undefined || call.proof === undefined) return undefined;
  const proof = await checkProof(services.db, call.proof, { purpose: 'booking', network, now });
  if (!proof) tellSecurityEvent(services.logger, 'booking-proof-wrong');
  return proof;
}

/** The challenge is made after the transaction has ended, since making one takes a while. */
async function refuse(services: Services, { network, now, proof }: Booking, error: unknown): Promise<never> {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code !== 'PROOF_NEEDED' || network === undefined) throw error;
  if (proof) tellSecurityEvent(services.logger, 'booking-proof-wrong');
  const { proofRounds } = services.settings.current().limits.bookings;
  throw new ProofNeeded(await makeChallenge(services.db, { purpose: 'booking', network, now }, proofRounds));
}
