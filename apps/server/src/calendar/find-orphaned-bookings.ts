import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import { isOpenDuring } from '@funnel/domain/slot/is-open-during';
import type { SlotSettings } from '@funnel/domain/slot/slot-settings';
import type { Queryable } from '../db/database.ts';
import { holidaysIn } from '../slot/holidays.ts';
import { listBookedCalls, listBookedVisits } from './calendar.queries.ts';
import { spanOf } from './show-calendar.ts';

export type BookedCall = Awaited<ReturnType<typeof listBookedCalls>>[number];

/** Bookings outside the hours after a change. */
export interface OrphanedBookings {
  readonly calls: readonly BookedCall[];
  readonly visits: Awaited<ReturnType<typeof listBookedVisits>>;
}

export const NO_ORPHANS: OrphanedBookings = { calls: [], visits: [] };

interface HoursChange {
  readonly before: SlotSettings;
  readonly after: SlotSettings;
  /** Closed by the change: bookings outside the hours before are orphaned there, too. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  readonly now: Date;
}

export async function findOrphanedBookings(
  tx: Queryable,
  { before, after, days, now }: HoursChange,
): Promise<OrphanedBookings> {
  const [was, is] = [rulesOf(before, now), rulesOf(after, now)];
  const booked = await listBookedCalls(tx, now);
  if (!days) {
    const calls = booked.filter((call) => isOpenDuring(call, was) && !isOpenDuring(call, is));
    return { calls, visits: [] };
  }
  const span = spanOf(days.from, Temporal.PlainDate.from(days.from).until(days.to).days + 1);
  const calls = booked.filter(({ startsAt }) => span.from <= startsAt && startsAt < span.until);
  return { calls, visits: await listBookedVisits(tx, span, now) };
}

function rulesOf(settings: SlotSettings, now: Date): CalendarRules {
  const { year } = toBerlin(now);
  // Copied: the original array would replace the cached holidays of visitor calls.
  return { settings, holidays: holidaysIn([...settings.holidayStates], [year, year + 1]) };
}
