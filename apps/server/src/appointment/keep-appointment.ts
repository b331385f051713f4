import { berlinIso } from '@funnel/domain/slot/berlin-time';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { announce } from '../jobs/announce.ts';
import type { Services } from '../services.ts';
import { type Appointment, findAppointment, holdEnquiry, placeAppointment } from './appointment.queries.ts';
import { findAppointmentByToken } from './appointment-token.queries.ts';
import { takeSlot } from './take-slot.queries.ts';

interface TokenCall {
  readonly body: { readonly token: string };
}
interface MoveCall {
  readonly body: { readonly token: string; readonly start: string };
}

/** What a mailed link stands for. */
export async function showAppointment({ db, now }: Services, { body }: TokenCall) {
  return show(await read(db, body.token), now());
}

/** Another free time, decided as for a new booking; one that was cancelled is booked anew. */
export async function moveAppointment({ db, now: clock }: Services, { body }: MoveCall) {
  const now = clock();
  const start = new Date(body.start);
  return db.transaction().execute(async (tx) => {
    const current = await hold(tx, body.token);
    refuseBegun(current, now);
    if (current.state === 'BOOKED' && current.startsAt.getTime() === start.getTime()) {
      return show(current, now);
    }
    const { enquiryId, kind } = current;
    const isPlaced = await takeSlot(tx, { enquiryId, current, kind, start, now });
    if (!isPlaced) throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
    await announce(tx, { type: 'appointment.moved', enquiryId, happenedAt: now });
    return show(await read(tx, body.token), now);
  });
}

/** Frees the place. Once cancelled it stays so, however often it is asked for. */
export async function cancelAppointment({ db, now: clock }: Services, { body }: TokenCall) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const current = await hold(tx, body.token);
    if (current.state === 'CANCELLED') return show(current, now);
    refuseBegun(current, now);
    const { enquiryId } = current;
    await placeAppointment(
      tx,
      { enquiryId, current, now },
      { ...current, state: 'CANCELLED' as const, seat: null },
    );
    await announce(tx, { type: 'appointment.cancelled', enquiryId, happenedAt: now });
    return show({ ...current, state: 'CANCELLED' }, now);
  });
}

async function read(db: Queryable, token: string): Promise<Appointment> {
  const appointment = await findAppointmentByToken(db, token);
  if (!appointment) throw new Refusal('NOT_FOUND', 'There is no such appointment.');
  return appointment;
}

/** As it is once nobody else can change it. */
async function hold(tx: Queryable, token: string): Promise<Appointment> {
  const { appointmentId, enquiryId } = await read(tx, token);
  await holdEnquiry(tx, enquiryId);
  const appointment = await findAppointment(tx, appointmentId);
  if (!appointment) throw new Refusal('NOT_FOUND', 'There is no such appointment.');
  return appointment;
}

function hasBegun({ startsAt }: Appointment, now: Date): boolean {
  return startsAt.getTime() <= now.getTime();
}

function refuseBegun(appointment: Appointment, now: Date): void {
  if (hasBegun(appointment, now)) {
    throw new Refusal('APPOINTMENT_OVER', 'The appointment has begun and can no longer be changed.');
  }
}

function show(appointment: Appointment, now: Date) {
  const { kind, state, startsAt, endsAt } = appointment;
  const times = { start: berlinIso(startsAt), end: berlinIso(endsAt) };
  return { data: { kind, state, ...times, canChange: !hasBegun(appointment, now) } };
}
