import type { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { stateAt } from '@funnel/domain/appointment/appointment';
import { standingAt, type ToldStanding, toldStanding } from '@funnel/domain/appointment/standing';
import type { z } from '@funnel/domain/schema';
import { findEnquiryOf } from '../customer-area/overview.queries.ts';
import type { Queryable } from '../db/database.ts';
import { insertRevision } from '../enquiry/enquiry.queries.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Services } from '../services.ts';
import { type Appointment, findAppointmentOf, holdEnquiry } from './appointment.queries.ts';
import { mayMoveCall, wishedCallToken } from './appointment-token.queries.ts';
import { bookingNetwork } from './network-booking.queries.ts';
import { type Booker, keepWish, type SlotWish, takeSlot } from './take-slot.ts';

interface PrecallCall {
  readonly body: z.output<NonNullable<(typeof requestPrecallEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
  readonly enquiryToken: string | undefined;
  readonly clientAddress: string;
  /** The confirmed address of a signed-in customer. */
  readonly customerEmail: string | undefined;
}

interface Wish {
  readonly enquiryId: string;
  readonly start: Date;
  readonly now: Date;
  readonly booker: Booker;
  readonly token: string | undefined;
}

/** Records when a visitor wishes to be called: booked if there is a place, else a wish for the staff (R21). */
export async function requestPrecall(services: Services, call: PrecallCall) {
  const { db, now } = services;
  const { body, idempotencyKey, enquiryToken: token } = call;
  const booker = await bookerOf(services, call);
  const wish = { enquiryId: body.enquiryId, start: new Date(body.ts), now: now(), booker, token };
  const once = { scope: 'precall', key: idempotencyKey, requestHash: hashRequest(body), now: wish.now };
  const { enquiryId, placed } = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => recordWish(services, tx, wish)));
  if (!placed) return { data: { enquiryId } };
  const { appointmentId, sequence, ...appointment } = placed;
  const callToken = await wishedCallToken(db, { appointmentId, sequence });
  return { data: { enquiryId, token: callToken, appointment } };
}

/** No proof of work is asked for here: a wish that gets no seat is stored anyway. */
async function bookerOf(services: Services, call: PrecallCall): Promise<Booker> {
  const { body, customerEmail, clientAddress } = call;
  const isOwn =
    customerEmail !== undefined && (await findEnquiryOf(services.db, customerEmail, body.enquiryId));
  if (isOwn) return { isKnown: true };
  return { isKnown: false, network: await bookingNetwork(services, clientAddress), hasProof: false };
}

interface Recorded {
  readonly enquiryId: string;
  /** The call, if this wish has made or moved it. */
  readonly placed?: Pick<Appointment, 'appointmentId' | 'sequence'> & ToldStanding;
}

async function recordWish(services: Services, tx: Queryable, wish: Wish): Promise<Recorded> {
  const { enquiryId, start, now } = wish;
  if (!(await holdEnquiry(tx, enquiryId))) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  const current = await findAppointmentOf(tx, enquiryId);
  const state = current && stateAt(current, now);
  const isAgreed = state === 'BOOKED' || state === 'WISHED';
  if (isAgreed && current?.startsAt.getTime() === start.getTime()) return { enquiryId };
  const isBeside = isAgreed && !(await mayMove(tx, current, wish));
  if (isBeside && !(await keepBeside(tx, wish))) return { enquiryId };
  if (!isBeside) await keepAsCallback(services, tx, { ...wish, current });
  await announce(tx, { type: 'callback.wished', enquiryId, actor: { kind: 'visitor' }, happenedAt: now });
  const placed = isBeside ? undefined : await findAppointmentOf(tx, enquiryId);
  if (!placed) return { enquiryId };
  const { appointmentId, sequence } = placed;
  return { enquiryId, placed: { appointmentId, sequence, ...toldStanding(standingAt(placed, now)) } };
}

/** Knowing an enquiry's id is enough to add a wish. Moving a call that is agreed is a right of its own (R16). */
async function mayMove(
  tx: Queryable,
  current: Appointment | undefined,
  { booker, token }: Wish,
): Promise<boolean> {
  // A consultation is moved by its own call, which knows that its time is firm.
  if (!current || (current.kind === 'CONSULTATION' && current.state === 'BOOKED')) return false;
  return booker.isKnown || (token !== undefined && mayMoveCall(tx, token, current));
}

async function keepAsCallback(
  { logger }: Services,
  tx: Queryable,
  wish: Wish & Pick<SlotWish, 'current'>,
): Promise<void> {
  const outcome = await takeSlot(tx, { ...wish, kind: 'CALLBACK' });
  if (outcome === 'NETWORK_FULL') tellSecurityEvent(logger, 'booking-network-full');
  if (outcome !== 'PLACED') await keepWish(tx, wish);
}

/** Stored as a revision of the enquiry: the call is unchanged, and the staff settle it. False for a repeat. */
function keepBeside(tx: Queryable, { enquiryId, start, now }: Wish): Promise<boolean> {
  const enquiry = { precall_requested_at: start.toISOString() };
  return insertRevision(tx, { enquiryId, requestHash: hashRequest(enquiry), receivedAt: now, enquiry });
}
