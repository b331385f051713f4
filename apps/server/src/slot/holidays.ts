import { berlinDate } from '@funnel/domain/slot/berlin-time';
import type { State } from '@funnel/domain/slot/slot-settings';
import { getHolidays } from 'feiertagejs';

const kept = new WeakMap<readonly State[], { readonly years: string; readonly dates: ReadonlySet<string> }>();

/**
 * The dates (YYYY-MM-DD) of these years that are a public holiday in any of the states. Cached: repeated calls get the
 * same set.
 */
export function holidaysIn(states: readonly State[], years: readonly number[]): ReadonlySet<string> {
  const last = kept.get(states);
  if (last?.years === years.join()) return last.dates;
  const holidays = states.flatMap((state) => years.flatMap((year) => getHolidays(year, state)));
  // Not `dateString`: it is a day late if the server's time zone is far ahead of Berlin.
  const dates = new Set(holidays.map(({ date }) => berlinDate(date)));
  kept.set(states, { years: years.join(), dates });
  return dates;
}

/** The German name of the holiday on this date; empty if none is known. */
export function holidayName(states: readonly State[], date: string): string {
  const holidays = states.flatMap((state) => getHolidays(Number(date.slice(0, 4)), state));
  return holidays.find((holiday) => berlinDate(holiday.date) === date)?.translate('de') ?? '';
}
