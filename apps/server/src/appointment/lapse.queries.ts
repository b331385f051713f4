import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { isHeld } from '../slot/slot.queries.ts';

export interface LapsingBooking {
  readonly appointmentId: string;
  readonly enquiryId: string;
}

/** Bookings whose confirmation deadline is over. */
export async function listOverdueBookings(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<LapsingBooking[]> {
  return db
    .selectFrom('appointment')
    .select(['appointment_id as appointmentId', 'enquiry_id as enquiryId'])
    .where('state', '=', 'BOOKED')
    .where('called_at', 'is', null)
    .where('seat', 'is not', null)
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(limit)
    .execute();
}

/** False if it was confirmed, moved or cancelled meanwhile. With `dueAt`, only if its deadline is over by then. */
export async function noteLapse(
  tx: Queryable,
  appointmentId: string,
  { now, dueAt }: { now: Date; dueAt?: Date },
): Promise<boolean> {
  const lapsed = await tx
    .updateTable('next_step')
    .set((row) => ({
      kind: 'WISH',
      has_lapsed: true,
      is_promised: false,
      pool: null,
      seat: null,
      changed_at: now,
      sequence: row('sequence', '+', 1),
    }))
    .where('step_id', '=', appointmentId)
    .where('kind', '=', 'CALL')
    .where('state', '=', 'OPEN')
    .where('confirmed_at', 'is', null)
    .$if(dueAt !== undefined, (query) => query.where('held_until', '<=', dueAt ?? now))
    .returning('step_id')
    .executeTakeFirst();
  return lapsed !== undefined;
}

/** Filters on bookings of strangers. All given ones must match. */
export interface UnconfirmedFilter {
  /** A prefix of a network's token. */
  readonly network?: string;
  readonly day?: { readonly from: Date; readonly until: Date };
  readonly since?: Date;
}

/** Future bookings that hold a seat and whose owner nobody knows to be real, in the order of their calls. */
export async function listUnconfirmedBookings(db: Queryable, filter: UnconfirmedFilter, now: Date) {
  const { network, day, since } = filter;
  let query = db
    .selectFrom('appointment')
    .select([
      'appointment_id as appointmentId',
      'enquiry_id as enquiryId',
      'starts_at as startsAt',
      'held_from as heldFrom',
      'held_until as heldUntil',
      'must_confirm as isReserved',
      'network',
    ])
    .where(isHeld(now))
    .where('confirmed_at', 'is', null)
    .where('starts_at', '>', now);
  if (network !== undefined) query = query.where(sql<boolean>`starts_with(network, ${network})`);
  if (day) query = query.where('starts_at', '>=', day.from).where('starts_at', '<', day.until);
  if (since) query = query.where('held_from', '>=', since);
  return query.orderBy('starts_at').orderBy('seat').execute();
}

export type UnconfirmedBooking = Awaited<ReturnType<typeof listUnconfirmedBookings>>[number];
