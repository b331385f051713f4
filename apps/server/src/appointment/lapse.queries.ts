import type { Queryable } from '../db/database.ts';

export interface LapsingBooking {
  readonly appointmentId: string;
  readonly enquiryId: string;
}

/** Bookings whose time to be confirmed is over. */
export async function listOverdueBookings(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<LapsingBooking[]> {
  return db
    .selectFrom('appointment')
    .select(['appointment_id as appointmentId', 'enquiry_id as enquiryId'])
    .where('state', '=', 'BOOKED')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(limit)
    .execute();
}

/** False where it was confirmed, moved or cancelled meanwhile. With `dueAt` only one whose time is over by then. */
export async function noteLapse(
  tx: Queryable,
  appointmentId: string,
  { now, dueAt }: { now: Date; dueAt?: Date },
): Promise<boolean> {
  const lapsed = await tx
    .updateTable('appointment')
    .set((row) => ({ state: 'LAPSED', seat: null, changed_at: now, sequence: row('sequence', '+', 1) }))
    .where('appointment_id', '=', appointmentId)
    .where('state', '=', 'BOOKED')
    .where('confirmed_at', 'is', null)
    .$if(dueAt !== undefined, (query) => query.where('held_until', '<=', dueAt ?? now))
    .returning('appointment_id')
    .executeTakeFirst();
  return lapsed !== undefined;
}
