import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { BookingLimits } from '@funnel/domain/slot/booking-limits';
import type { SlotInput } from '@funnel/domain/slot/offered-slots';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { holidaysIn } from './holidays.ts';

/** Longer than any call, so that none that reaches into the time in question is overlooked. */
const MARGIN_MS = 24 * 60 * 60 * 1000;

/** Nobody has a call beyond the calendar, so that nothing is saved by asking for its last day first. */
const END_OF_TIME = new Date('9999-01-01T00:00:00Z');

interface SlotQuestion {
  readonly now: Date;
  /** Where only the slot at this time is asked for, no more is read. */
  readonly at?: Date;
  /** An appointment that is to be moved does not stand in its own way. */
  readonly except?: string | undefined;
}

export interface SlotFacts extends SlotInput {
  readonly bookingLimits: BookingLimits;
}

/** All that decides which slots there are and who may have them, as the database has it at this moment. */
export async function readSlotFacts(db: Queryable, { now, at, except }: SlotQuestion): Promise<SlotFacts> {
  const [{ settings }, taken] = await Promise.all([
    readSettings(db),
    db
      .selectFrom('appointment')
      .select(['seat', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where(isHeld(now))
      .where('starts_at', '>', new Date((at ?? now).getTime() - MARGIN_MS))
      .where('starts_at', '<', at ? new Date(at.getTime() + MARGIN_MS) : END_OF_TIME)
      .where('appointment_id', '!=', except ?? '')
      .$narrowType<{ seat: number }>()
      .execute(),
  ]);
  const today = toBerlin(now);
  const last = today.add({ days: settings.slots.daysAhead + 1 });
  return {
    settings: settings.slots,
    bookingLimits: settings.limits.bookings,
    holidays: holidaysIn(settings.slots.holidayStates, [...new Set([today.year, last.year])]),
    taken,
    now,
  };
}

/** Whether a row of the table holds a seat: one whose time to be confirmed is over does not, noted or not. */
export function isHeld(now: Date) {
  return sql<boolean>`(seat is not null and (held_until is null or held_until > ${now}))`;
}

/**
 * Who takes a place on a day waits here for whoever else does, until that one's transaction has ended. The constraint
 * on seats alone would let calls of another length, or above a lowered capacity, slip past the count; and two who
 * insert at once could wait for each other.
 */
export async function lockDay(tx: Queryable, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slots of ${date}`}, 0))`.execute(tx);
}
