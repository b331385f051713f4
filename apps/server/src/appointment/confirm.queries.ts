import { stateAt } from '@funnel/domain/appointment/appointment';
import { standingAt } from '@funnel/domain/appointment/standing';
import type { Actor } from '@funnel/domain/event/actor';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { type Appointment, findAppointmentOf } from './appointment.queries.ts';
import { fitsConstraint } from './take-slot.ts';

interface Confirming {
  readonly now: Date;
  readonly actor: Actor;
}

/**
 * Holds the place permanently. False if it is no longer held: somebody else may have it. A reserved call becomes
 * booked. The higher sequence updates the calendar entries of everybody who got it as reserved.
 */
export async function confirmPlace(
  tx: Queryable,
  current: Appointment,
  { now, actor }: Confirming,
): Promise<boolean> {
  const { appointmentId, enquiryId } = current;
  const isNews = standingAt(current, now) === 'RESERVED';
  const isHeld = await fitsConstraint(tx, async () => {
    await tx
      .updateTable('next_step')
      .set((row) => ({
        confirmed_at: now,
        held_until: null,
        ...(isNews && { changed_at: now, sequence: row('sequence', '+', 1) }),
      }))
      .where('step_id', '=', appointmentId)
      .where('kind', '=', 'CALL')
      .where('state', '<>', 'CANCELLED')
      .execute();
  });
  if (isHeld && isNews)
    await announce(tx, { type: 'appointment.confirmed', enquiryId, actor, happenedAt: now });
  return isHeld;
}

/** A person who has proven to own an address has confirmed every call that was booked with it. */
export async function confirmPlacesOf(tx: Queryable, email: string, confirming: Confirming): Promise<void> {
  const enquiries = await tx
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('enquiry_id')
    .forNoKeyUpdate()
    .execute();
  for (const { enquiry_id } of enquiries) {
    const current = await findAppointmentOf(tx, enquiry_id);
    if (current?.confirmedAt === null && stateAt(current, confirming.now) === 'BOOKED')
      await confirmPlace(tx, current, confirming);
  }
}
