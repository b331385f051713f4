import { berlinDate, ZONE } from '../slot/berlin-time.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import { WEEKDAYS } from '../slot/slot-settings.ts';

/** Search limit in days. A retailer without any hours is called at any time. */
const MOST_DAYS = 60;

/** The moment itself within call hours, else the next opening. By the clocks in Germany. */
export function openFrom(moment: Date, rules: CalendarRules): Date {
  const dayOf = daysBy(rules);
  for (let date = berlinDate(moment), days = 0; days < MOST_DAYS; days++) {
    const { hours, next } = dayOf(date);
    for (const { from, to } of hours) {
      if (moment < from) return from;
      if (moment < to) return moment;
    }
    date = next;
  }
  return moment;
}

/** Whether calls are made on that date (YYYY-MM-DD). */
export function opensOn(date: string, rules: CalendarRules): boolean {
  return daysBy(rules)(date).hours.length > 0;
}

interface Hours {
  readonly from: Date;
  readonly to: Date;
}

interface Day {
  readonly hours: readonly Hours[];
  /** The date of the day after. */
  readonly next: string;
}

interface Kept {
  readonly settings: CalendarRules['settings'];
  readonly days: Map<string, Day>;
}

/** Zoned times are expensive to compute, and a queue asks for the same few days again and again. */
const kept = new WeakMap<CalendarRules['holidays'], Kept>();

function daysBy(rules: CalendarRules): (date: string) => Day {
  const { settings, holidays } = rules;
  const last = kept.get(holidays);
  const { days } = last?.settings === settings ? last : { days: new Map<string, Day>() };
  if (last?.settings !== settings) kept.set(holidays, { settings, days });
  return (date) => {
    const known = days.get(date) ?? computeDay(date, rules);
    days.set(date, known);
    return known;
  };
}

function computeDay(day: string, rules: CalendarRules): Day {
  const date = Temporal.PlainDate.from(day);
  return { hours: hoursOf(date, rules), next: date.add({ days: 1 }).toString() };
}

function hoursOf(date: Temporal.PlainDate, { settings, holidays }: CalendarRules): Hours[] {
  const day = date.toString();
  const isClosed = settings.closures.some(({ from, to }) => from <= day && day <= to);
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  if (isClosed || holidays.has(day) || weekday === undefined) return [];
  const at = (time: string) =>
    new Date(date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds);
  return (settings.openingHours[weekday] ?? [])
    .map(({ from, to }) => ({ from: at(from), to: at(to) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}
