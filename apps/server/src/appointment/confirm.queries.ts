import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { isHeld } from '../slot/slot.queries.ts';
import { fitsConstraint } from './take-slot.ts';

/** Holds the place permanently. False if it is no longer held, and somebody else may have it. */
export async function confirmPlace(tx: Queryable, appointmentId: string, now: Date): Promise<boolean> {
  return fitsConstraint(tx, async () => {
    await tx
      .updateTable('appointment')
      .set({ confirmed_at: now, held_until: null })
      .where('appointment_id', '=', appointmentId)
      .where('state', '=', 'BOOKED')
      .execute();
  });
}

/** A person who has proven to own an address has confirmed every call that was booked with it. */
export async function confirmPlacesOf(tx: Queryable, email: string, now: Date): Promise<void> {
  const enquiries = await tx
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('enquiry_id')
    .forNoKeyUpdate()
    .execute();
  for (const { enquiry_id } of enquiries) {
    const held = await tx
      .selectFrom('appointment')
      .select('appointment_id')
      .where('enquiry_id', '=', enquiry_id)
      .where('confirmed_at', 'is', null)
      .where(isHeld(now))
      .executeTakeFirst();
    if (held) await confirmPlace(tx, held.appointment_id, now);
  }
}
