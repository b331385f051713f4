import type { DeskSettings } from '@funnel/domain/desk/desk-settings';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { holidaysIn } from '../slot/holidays.ts';

/** When calls are made, and how often. */
export async function readCallRules(
  db: Queryable,
  now: Date,
): Promise<{ readonly calendar: CalendarRules; readonly desk: DeskSettings }> {
  const { settings } = await readSettings(db);
  const { slots, desk } = settings;
  const { year } = toBerlin(now);
  // A copy: what is cached for the calls of visitors stays.
  const holidays = holidaysIn([...slots.holidayStates], [year - 1, year, year + 1]);
  return { calendar: { settings: slots, holidays }, desk };
}
