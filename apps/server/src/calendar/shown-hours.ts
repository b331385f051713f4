import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { WEEKDAYS } from '@funnel/domain/slot/slot-settings';
import { hashRequest } from '../http/once-per-key.ts';
import type { OrphanedBookings } from './find-orphaned-bookings.ts';

type HoursSettings = Pick<RetailerSettings, 'slots' | 'desk'>;

/** Hashes the values, so that a change by the operator counts too. The database reorders keys. */
export function versionOf({ slots, desk }: HoursSettings): string {
  const openingHours = WEEKDAYS.map((weekday) => slots.openingHours[weekday] ?? []);
  return hashRequest({ ...hoursOf(slots), openingHours, visits: desk.visits });
}

export function shownHours(settings: HoursSettings, { calls, visits }: OrphanedBookings) {
  return {
    data: {
      version: versionOf(settings),
      ...hoursOf(settings.slots),
      closures: settings.slots.closures,
      visits: settings.desk.visits,
      booked: calls.map(({ startsAt, endsAt: _, ...call }) => ({ ...call, start: berlinIso(startsAt) })),
      bookedVisits: visits.map(({ startsAt, ...visit }) => ({ ...visit, start: berlinIso(startsAt) })),
    },
  };
}

/** The fields of one form. Closures are added and removed one by one. */
function hoursOf(slots: HoursSettings['slots']) {
  const { openingHours, slotMinutes, capacity, noticeMinutes, daysAhead, unconfirmedHours, holidayStates } =
    slots;
  return { openingHours, slotMinutes, capacity, noticeMinutes, daysAhead, unconfirmedHours, holidayStates };
}
