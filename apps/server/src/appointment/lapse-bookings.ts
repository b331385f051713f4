import { announce } from '../event/announce.ts';
import type { Services } from '../services.ts';
import { holdEnquiry } from './appointment.queries.ts';
import { type LapsingBooking, listOverdueBookings, noteLapse } from './lapse.queries.ts';

const BATCH = 100;

type Tools = Pick<Services, 'db' | 'now'>;

/**
 * Marks bookings that nobody has confirmed in time as lapsed, and announces it. Their places have been free since the
 * deadline.
 */
export async function lapseBookings({ db, now }: Tools): Promise<void> {
  for (;;) {
    const at = now();
    const overdue = await listOverdueBookings(db, at, BATCH);
    for (const booking of overdue) await giveUpBooking({ db, now }, booking, at);
    if (overdue.length < BATCH) return;
  }
}

/**
 * The enquiry stays, with the time as a wish. With `dueAt` the system releases the seat, without it an operator does.
 * False if the booking was confirmed or changed meanwhile.
 */
export function giveUpBooking(
  { db, now }: Tools,
  { appointmentId, enquiryId }: LapsingBooking,
  dueAt?: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await holdEnquiry(tx, enquiryId);
    const at = now();
    if (!(await noteLapse(tx, appointmentId, { now: at, ...(dueAt && { dueAt }) }))) return false;
    const actor = { kind: dueAt ? 'system' : 'operator' } as const;
    await announce(tx, { type: 'appointment.lapsed', enquiryId, actor, happenedAt: at });
    return true;
  });
}
