import type { CalendarRules } from '../slot/calendar.ts';
import { PLAN_DAYS } from './plan.ts';
import { workingDayAfter } from './working-day.ts';

/** The days that the desk proposes for each plan: working days, as the rules plan them. */
export function suggestPlans({ now, ...rules }: CalendarRules & { readonly now: Date }) {
  const dayAfter = (days: number) => workingDayAfter(now, days, rules).toString();
  return {
    /** A call again at the same time. */
    call: dayAfter(1),
    followUp: dayAfter(PLAN_DAYS.FOLLOW_UP),
    offer: dayAfter(PLAN_DAYS.OFFER),
    wait: dayAfter(PLAN_DAYS.WAIT),
  };
}
