import type { DeskSettings } from '@funnel/domain/desk/desk-settings';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import type { State } from '@funnel/domain/slot/slot-settings';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { holidaysIn } from '../slot/holidays.ts';

const copies = new WeakMap<readonly State[], readonly State[]>();

/** Always the same copy: holidays are cached by array, and the original would replace those of visitor calls. */
function copyOf(states: readonly State[]): readonly State[] {
  const copy = copies.get(states) ?? [...states];
  copies.set(states, copy);
  return copy;
}

export interface PlanRules {
  readonly calendar: CalendarRules;
  readonly desk: DeskSettings;
}

/** The hours of calls, and how the staff work. */
export async function readPlanRules(db: Queryable, now: Date): Promise<PlanRules> {
  const { settings } = await readSettings(db);
  return planRulesOf(settings, now);
}

export function planRulesOf({ slots, desk }: RetailerSettings, now: Date): PlanRules {
  const { year } = toBerlin(now);
  const holidays = holidaysIn(copyOf(slots.holidayStates), [year - 1, year, year + 1]);
  return { calendar: { settings: slots, holidays }, desk };
}
