import { stateAt } from '@funnel/domain/appointment/appointment';
import type { Actor } from '@funnel/domain/event/actor';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type Appointment, findAppointmentOf, holdEnquiry, placeAppointment } from './appointment.queries.ts';
import { confirmPlace } from './confirm.queries.ts';
import { takeSlot } from './take-slot.ts';

interface CallOf {
  readonly actor: Actor;
  readonly body: { readonly enquiryId: string };
}
const DONE = { data: { done: true as const } };

export async function confirmCall({ db, now: clock }: Services, { actor, body: { enquiryId } }: CallOf) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const current = await hold(tx, enquiryId);
    if (!current) throw new Refusal('NOT_FOUND', 'This enquiry has no call.');
    const state = stateAt(current, now);
    if (state === 'BOOKED' && current.confirmedAt) return;
    if (state === 'CANCELLED') throw new Refusal('WRONG_STATE', 'A cancelled call cannot be confirmed.');
    if (state === 'BOOKED' && (await confirmPlace(tx, current, { now, actor }))) return;
    await takeAgain(tx, { actor, current, now });
  });
  return DONE;
}

export async function dropCall({ db, now: clock }: Services, { actor, body: { enquiryId } }: CallOf) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const current = await hold(tx, enquiryId);
    if (!current) throw new Refusal('NOT_FOUND', 'This enquiry has no call.');
    if (current.state === 'CANCELLED') return;
    await placeAppointment(tx, { enquiryId, current, now }, { ...current, state: 'CANCELLED', seat: null });
    await announce(tx, { type: 'appointment.cancelled', enquiryId, actor, happenedAt: now });
  });
  return DONE;
}

interface Taking {
  readonly actor: Actor;
  readonly current: Appointment;
  readonly now: Date;
}

/** The seat that was given away, or another one at the same time. */
async function takeAgain(tx: Queryable, { actor, current, now }: Taking): Promise<void> {
  const { enquiryId, kind, startsAt: start } = current;
  const outcome = await takeSlot(tx, { enquiryId, current, kind, start, now, booker: { isKnown: true } });
  if (outcome !== 'PLACED') throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
  await announce(tx, { type: 'appointment.booked', enquiryId, actor, happenedAt: now });
}

/** Locks the enquiry, then reads its call. */
async function hold(tx: Queryable, enquiryId: string): Promise<Appointment | undefined> {
  if (!(await holdEnquiry(tx, enquiryId))) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  return findAppointmentOf(tx, enquiryId);
}
