import { berlinTime } from './berlin-time.ts';
import { type CalendarRules, isClosedOn } from './calendar.ts';
import { weekdayOf } from './calendar-date.ts';
import { WEEKDAYS } from './slot-settings.ts';

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether a whole call lies within the opening hours. */
export function isOpenDuring({ startsAt, endsAt }: Span, { settings, holidays }: CalendarRules): boolean {
  const { date, time: from } = berlinTime(startsAt);
  const { date: lastDate, time: to } = berlinTime(endsAt);
  if (isClosedOn(date, settings) || holidays.has(date) || lastDate !== date) return false;
  const weekday = WEEKDAYS[weekdayOf(date)];
  const ranges = (weekday && settings.openingHours[weekday]) ?? [];
  return ranges.some((range) => range.from <= from.slice(0, 5) && to.slice(0, 5) <= range.to);
}
