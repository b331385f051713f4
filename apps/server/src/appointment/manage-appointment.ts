import { stateAt } from '@funnel/domain/appointment/appointment';
import { hasBegun, shownAppointment } from '@funnel/domain/appointment/shown-appointment';
import type { Actor } from '@funnel/domain/event/actor';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type Appointment, findAppointment, holdEnquiry, placeAppointment } from './appointment.queries.ts';
import { findAppointmentByToken } from './appointment-token.queries.ts';
import { confirmPlace } from './confirm.queries.ts';
import { takeSlot } from './take-slot.ts';

interface TokenCall {
  readonly body: { readonly token: string };
}
/** `actor`: a customer in the customer area, or a person with the mailed link. */
interface ChangeCall extends TokenCall {
  readonly actor: Actor;
}
interface MoveCall extends ChangeCall {
  readonly body: { readonly token: string; readonly start: string };
}

/** The appointment of a mailed link. */
export async function showAppointment(services: Services, { body }: TokenCall) {
  return show(services, await read(services.db, body.token));
}

/**
 * Confirms a call: its place is held permanently. A lapsed booking gets its place back if it is
 * still free. Any other appointment stays as it is.
 */
export async function confirmAppointment(services: Services, { body, actor }: ChangeCall) {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const current = await hold(tx, body.token);
    const state = stateAt(current, now);
    const isToConfirm = current.confirmedAt === null && (state === 'BOOKED' || state === 'LAPSED');
    if (!isToConfirm) return show(services, current);
    refuseBegun(current, now);
    const isHeld = state === 'BOOKED' && (await confirmPlace(tx, current, { now, actor }));
    if (!isHeld)
      await takePlace(tx, current, { start: current.startsAt, now, actor, type: 'appointment.booked' });
    return show(services, await read(tx, body.token));
  });
}

/** Moves to another free slot by the rules of a new booking. A cancelled appointment is booked again. */
export async function moveAppointment(services: Services, { body, actor }: MoveCall) {
  const now = services.now();
  const start = new Date(body.start);
  return services.db.transaction().execute(async (tx) => {
    const current = await hold(tx, body.token);
    refuseBegun(current, now);
    const isThere = stateAt(current, now) === 'BOOKED' && current.startsAt.getTime() === start.getTime();
    if (!isThere) await takePlace(tx, current, { start, now, actor, type: 'appointment.moved' });
    return show(services, await read(tx, body.token));
  });
}

/** Frees the place. Idempotent. */
export async function cancelAppointment(services: Services, { body, actor }: ChangeCall) {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const current = await hold(tx, body.token);
    if (current.state === 'CANCELLED') return show(services, current);
    refuseBegun(current, now);
    const { enquiryId } = current;
    await placeAppointment(
      tx,
      { enquiryId, current, now },
      { ...current, state: 'CANCELLED' as const, seat: null },
    );
    await announce(tx, { type: 'appointment.cancelled', enquiryId, actor, happenedAt: now });
    return show(services, { ...current, state: 'CANCELLED' });
  });
}

interface Placing {
  readonly start: Date;
  readonly now: Date;
  readonly actor: Actor;
  readonly type: 'appointment.booked' | 'appointment.moved';
}

/** A person with the mailed link has proven to own the address, so the place needs no confirmation. */
async function takePlace(
  tx: Queryable,
  current: Appointment,
  { start, now, actor, type }: Placing,
): Promise<void> {
  const { enquiryId, kind } = current;
  const outcome = await takeSlot(tx, { enquiryId, current, kind, start, now, booker: { isKnown: true } });
  if (outcome !== 'PLACED') throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
  await announce(tx, { type, enquiryId, actor, happenedAt: now });
}

async function read(db: Queryable, token: string): Promise<Appointment> {
  const appointment = await findAppointmentByToken(db, token);
  if (!appointment) throw new Refusal('NOT_FOUND', 'There is no such appointment.');
  return appointment;
}

/** Locks the enquiry, then reads the current appointment. */
async function hold(tx: Queryable, token: string): Promise<Appointment> {
  const { appointmentId, enquiryId } = await read(tx, token);
  await holdEnquiry(tx, enquiryId);
  const appointment = await findAppointment(tx, appointmentId);
  if (!appointment) throw new Refusal('NOT_FOUND', 'There is no such appointment.');
  return appointment;
}

function refuseBegun(appointment: Appointment, now: Date): void {
  if (hasBegun(appointment, now)) {
    throw new Refusal('APPOINTMENT_OVER', 'The appointment has begun and can no longer be changed.');
  }
}

function show({ now }: Services, appointment: Appointment) {
  return { data: shownAppointment(appointment, now()) };
}
