import { berlinDate } from '@funnel/domain/slot/berlin-time';
import type { State } from '@funnel/domain/slot/slot-settings';
import { getHolidays } from 'feiertagejs';

/** The dates (YYYY-MM-DD) of these years that are a public holiday in any of the states. */
export function holidaysIn(states: readonly State[], years: readonly number[]): ReadonlySet<string> {
  const holidays = states.flatMap((state) => years.flatMap((year) => getHolidays(year, state)));
  // Not its dateString: that is a day late where the server's own zone is far ahead of Berlin.
  return new Set(holidays.map(({ date }) => berlinDate(date)));
}
