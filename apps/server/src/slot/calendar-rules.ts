import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import { countOpenDays } from '@funnel/domain/slot/offered-slots';
import type { SlotSettings } from '@funnel/domain/slot/slot-settings';
import type { Services } from '../services.ts';
import { holidaysIn } from './holidays.ts';

/** The rules for slots of calls, with the holidays of the bookable days. */
export function calendarRules(settings: SlotSettings, now: Date): CalendarRules {
  const today = toBerlin(now);
  const last = today.add({ days: settings.daysAhead + 1 });
  const holidays = holidaysIn(settings.holidayStates, [...new Set([today.year, last.year])]);
  return { settings, holidays };
}

/** The number of days with possible slots from now on. */
export function openDays({ settings, now }: Pick<Services, 'settings' | 'now'>): number {
  const moment = now();
  return countOpenDays({ ...calendarRules(settings.current().slots, moment), now: moment });
}
