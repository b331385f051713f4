import { berlinDate, berlinIso } from './berlin-time.ts';
import { type CalendarRules, isClosedOn } from './calendar.ts';
import { weekdayOf } from './calendar-date.ts';
import { type OpeningHours, WEEKDAYS } from './slot-settings.ts';

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether a whole call lies within the opening hours. */
export function isOpenDuring(span: Span, { settings, holidays }: CalendarRules): boolean {
  const date = berlinDate(span.startsAt);
  if (isClosedOn(date, settings) || holidays.has(date)) return false;
  return isWithinHours(span, settings.openingHours);
}

/** Whether it lies within one period of these hours, whatever else is that day. */
export function isWithinHours({ startsAt, endsAt }: Span, hours: OpeningHours): boolean {
  const [date = '', from = ''] = berlinIso(startsAt).split('T');
  const [lastDate, to = ''] = berlinIso(endsAt).split('T');
  if (lastDate !== date) return false;
  const weekday = WEEKDAYS[weekdayOf(date)];
  const ranges = (weekday && hours[weekday]) ?? [];
  return ranges.some((range) => range.from <= from.slice(0, 5) && to.slice(0, 5) <= range.to);
}
