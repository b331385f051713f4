import { opensOn } from '../call-queue/call-hours.ts';
import { toBerlin, ZONE } from '../slot/berlin-time.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import type { Span } from './step.ts';

/** Search limit. A retailer without any hours works every day. */
const MOST_DAYS = 60;

/** The first day with call hours that is at least so many days after today. */
export function workingDayAfter(now: Date, days: number, rules: CalendarRules): Temporal.PlainDate {
  const wanted = toBerlin(now).toPlainDate().add({ days });
  for (let later = 0; later < MOST_DAYS; later++) {
    const day = wanted.add({ days: later });
    if (opensOn(day.toString(), rules)) return day;
  }
  return wanted;
}

const dateOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds);

/** From midnight to midnight in Germany. */
export function wholeDay(date: Temporal.PlainDate): Span {
  const start = date.toZonedDateTime(ZONE);
  return { startsAt: dateOf(start), endsAt: dateOf(start.add({ days: 1 }).startOfDay()) };
}

/** The wall time on that day, for an hour. A time that the clocks skip is the next one. */
export function hourFrom(date: Temporal.PlainDate, time: string): Span {
  const start = date.toZonedDateTime({ timeZone: ZONE, plainTime: time });
  return { startsAt: dateOf(start), endsAt: dateOf(start.add({ hours: 1 })) };
}
