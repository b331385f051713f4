import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { BookingLimits } from '@funnel/domain/slot/booking-limits';
import type { SlotInput } from '@funnel/domain/slot/offered-slots';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { calendarRules } from './calendar-rules.ts';

/** Longer than any call, so that every call overlapping the requested time is found. */
const MARGIN_MS = 24 * 60 * 60 * 1000;

/** No upper bound: no call is booked beyond the calendar, so computing its last day first would save nothing. */
const END_OF_TIME = new Date('9999-01-01T00:00:00Z');

interface SlotQuestion {
  readonly now: Date;
  /** Optional: reads only what matters for the slot at this time. */
  readonly at?: Date;
  /** An appointment that is being moved does not block itself. */
  readonly except?: string | undefined;
}

export interface SlotFacts extends SlotInput {
  readonly bookingLimits: BookingLimits;
}

/** The current input of the slot rules. */
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
  return {
    ...calendarRules(settings.slots, now),
    bookingLimits: settings.limits.bookings,
    taken,
    now,
  };
}

/** Whether a row holds a seat. A booking past its confirmation deadline does not, whether or not its lapse is noted. */
export function isHeld(now: Date) {
  return sql<boolean>`(seat is not null and (held_until is null or held_until > ${now}))`;
}

/**
 * Serialises bookings of one day with an advisory lock. The constraint on seats alone would let calls of another
 * length, or above a lowered capacity, pass the count; and two concurrent inserts could deadlock.
 */
export async function lockDay(tx: Queryable, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slots of ${date}`}, 0))`.execute(tx);
}

/** The same for every bookable day, in a fixed order: nobody books while the settings change. */
export async function lockBookableDays(tx: Queryable, now: Date, daysAhead: number): Promise<void> {
  const today = toBerlin(now).toPlainDate();
  for (let days = 0; days <= daysAhead; days++) await lockDay(tx, today.add({ days }).toString());
}
