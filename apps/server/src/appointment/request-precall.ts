import type { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { stateAt } from '@funnel/domain/appointment/appointment';
import type { z } from '@funnel/domain/schema';
import { findEnquiryOf } from '../customer-area/overview.queries.ts';
import type { Queryable } from '../db/database.ts';
import { insertRevision } from '../enquiry/enquiry.queries.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { tellSecurityEvent } from '../security-event.ts';
import type { Services } from '../services.ts';
import { findAppointmentOf, holdEnquiry } from './appointment.queries.ts';
import { bookingNetwork } from './network-booking.queries.ts';
import { type Booker, keepWish, type SlotWish, takeSlot } from './take-slot.ts';

interface PrecallCall {
  readonly body: z.output<NonNullable<(typeof requestPrecallEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
  /** The confirmed address of a signed-in customer. */
  readonly customerEmail: string | undefined;
}

interface Wish {
  readonly enquiryId: string;
  readonly start: Date;
  readonly now: Date;
  readonly booker: Booker;
}

/** Records when a visitor wishes to be called: booked if there is a place, else kept for the staff (R21). */
export async function requestPrecall(services: Services, call: PrecallCall) {
  const { db, now } = services;
  const { body, idempotencyKey } = call;
  const booker = await bookerOf(services, call);
  const wish = { enquiryId: body.enquiryId, start: new Date(body.ts), now: now(), booker };
  const once = { scope: 'precall', key: idempotencyKey, requestHash: hashRequest(body), now: wish.now };
  const data = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => recordWish(services, tx, wish)));
  return { data };
}

/** No proof of work is asked for here: a wish that gets no seat is kept all the same. */
async function bookerOf(services: Services, call: PrecallCall): Promise<Booker> {
  const { body, customerEmail, clientAddress } = call;
  const isOwn =
    customerEmail !== undefined && (await findEnquiryOf(services.db, customerEmail, body.enquiryId));
  if (isOwn) return { isKnown: true };
  return { isKnown: false, network: await bookingNetwork(services, clientAddress), hasProof: false };
}

async function recordWish(services: Services, tx: Queryable, wish: Wish) {
  const { enquiryId, start, now } = wish;
  if (!(await holdEnquiry(tx, enquiryId))) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  const current = await findAppointmentOf(tx, enquiryId);
  const state = current && stateAt(current, now);
  const isKept =
    (state === 'BOOKED' || state === 'WISHED') && current?.startsAt.getTime() === start.getTime();
  const isConsultation = state === 'BOOKED' && current?.kind === 'CONSULTATION';
  const isNews = isKept
    ? false
    : isConsultation
      ? await keepBeside(tx, wish)
      : await keepAsCallback(services, tx, { ...wish, current });
  if (isNews)
    await announce(tx, { type: 'callback.wished', enquiryId, actor: { kind: 'visitor' }, happenedAt: now });
  return { enquiryId };
}

async function keepAsCallback(
  { logger }: Services,
  tx: Queryable,
  wish: Wish & Pick<SlotWish, 'current'>,
): Promise<true> {
  const outcome = await takeSlot(tx, { ...wish, kind: 'CALLBACK' });
  if (outcome === 'NETWORK_FULL') tellSecurityEvent(logger, 'booking-network-full');
  if (outcome !== 'PLACED') await keepWish(tx, wish);
  return true;
}

/**
 * A caller who knows an enquiry's id may add a wish, but not move a booked consultation: that needs the mailed link. So
 * the wish is kept as a revision of the enquiry.
 */
function keepBeside(tx: Queryable, { enquiryId, start, now }: Wish): Promise<boolean> {
  const enquiry = { precall_requested_at: start.toISOString() };
  return insertRevision(tx, { enquiryId, requestHash: hashRequest(enquiry), receivedAt: now, enquiry });
}
