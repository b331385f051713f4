import { berlinDate, ZONE } from '../slot/berlin-time.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import { WEEKDAYS } from '../slot/slot-settings.ts';

/** Nobody plans further. A retailer without any hours is called at any time. */
const MOST_DAYS = 60;

/** The moment itself if calls are made then, else when they are made again. By the clocks in Germany. */
export function openFrom(moment: Date, rules: CalendarRules): Date {
  const hours = hoursBy(rules);
  for (let day = berlinDate(moment), days = 0; days < MOST_DAYS; day = dayAfter(day), days++) {
    for (const { from, to } of hours(day)) {
      if (moment < from) return from;
      if (moment < to) return moment;
    }
  }
  return moment;
}

interface Hours {
  readonly from: Date;
  readonly to: Date;
}

interface Kept {
  readonly settings: CalendarRules['settings'];
  readonly hours: Map<string, Hours[]>;
}

/** Zoned times are expensive to compute, and a queue asks for the same few days again and again. */
const kept = new WeakMap<CalendarRules['holidays'], Kept>();

function hoursBy(rules: CalendarRules): (day: string) => Hours[] {
  const { settings, holidays } = rules;
  const last = kept.get(holidays);
  const { hours } = last?.settings === settings ? last : { hours: new Map<string, Hours[]>() };
  if (last?.settings !== settings) kept.set(holidays, { settings, hours });
  return (day) => {
    const known = hours.get(day) ?? computeHours(day, rules);
    hours.set(day, known);
    return known;
  };
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

function computeHours(day: string, { settings, holidays }: CalendarRules): Hours[] {
  const date = Temporal.PlainDate.from(day);
  const isClosed = settings.closures.some(({ from, to }) => from <= day && day <= to);
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  if (isClosed || holidays.has(day) || weekday === undefined) return [];
  const at = (time: string) =>
    new Date(date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds);
  return (settings.openingHours[weekday] ?? [])
    .map(({ from, to }) => ({ from: at(from), to: at(to) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}
