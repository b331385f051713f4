import type { AppointmentKind } from '@funnel/domain/appointment/appointment';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { findOffered } from '@funnel/domain/slot/offered-slots';
import { freeSeats } from '@funnel/domain/slot/taken-seat';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { lockDay, readSlotInput } from '../slot/slot.queries.ts';
import { type Appointment, placeAppointment } from './appointment.queries.ts';

/** What Postgres answers when an exclusion constraint refuses a row. */
const EXCLUSION_VIOLATION = '23P01';

export interface SlotWish {
  readonly enquiryId: string;
  /** The appointment that the enquiry has already; its place is given up for the new one, or kept where there is none. */
  readonly current: Appointment | undefined;
  readonly kind: AppointmentKind;
  readonly start: Date;
  readonly now: Date;
}

/** Takes a place in the slot that begins at `start`, if it is on offer. False changes nothing. */
export async function takeSlot(tx: Queryable, wish: SlotWish): Promise<boolean> {
  const { start, kind } = wish;
  // A crowd that comes too late is turned away here and does not queue for the lock.
  if (!(await look(tx, wish)).slot) return false;
  await lockDay(tx, berlinDate(start));
  const { input, slot } = await look(tx, wish);
  if (!slot) return false;
  const endsAt = new Date(slot.end);
  for (const seat of freeSeats(slot, input.taken, input.settings.capacity)) {
    const placement = { kind, state: 'BOOKED' as const, startsAt: start, endsAt, seat };
    if (await isLetIn(tx, () => placeAppointment(tx, wish, placement))) return true;
  }
  return false;
}

async function look(tx: Queryable, { start, now, current }: SlotWish) {
  const input = await readSlotInput(tx, { now, at: start, except: current?.appointmentId });
  return { input, slot: findOffered(input, start) };
}

/** The constraint has the last word, whoever else writes into the table; its refusal must not end the transaction. */
async function isLetIn(tx: Queryable, write: () => Promise<void>): Promise<boolean> {
  await sql`savepoint seat`.execute(tx);
  try {
    await write();
    await sql`release savepoint seat`.execute(tx);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION)) throw error;
    await sql`rollback to savepoint seat`.execute(tx);
    return false;
  }
}
