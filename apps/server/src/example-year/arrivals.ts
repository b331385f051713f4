import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { Chance } from './chance.ts';

/** Enquiries of each month, relative to the mean: kitchens are planned in autumn and after New Year. */
const MONTHS = [1.25, 1.2, 1.15, 0.95, 0.85, 0.75, 0.7, 0.8, 1.1, 1.3, 1.35, 0.6];
/** From Monday on, relative to the mean. Sunday is the busiest. */
const WEEKDAYS = [1.1, 1, 0.95, 0.95, 0.8, 0.85, 1.35];
/** By hour of the day, in German time. */
const HOURS = [
  0.2, 0.1, 0.05, 0.05, 0.05, 0.1, 0.3, 0.6, 0.9, 1.1, 1.2, 1.2, 1.3, 1.1, 1, 1, 1.1, 1.3, 1.6, 2, 2.4, 2.2,
  1.4, 0.6,
];
const DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** This many times of the last year, oldest first, weighted by month, weekday and hour. */
export function arrivals(chance: Chance, count: number, now: Date): Date[] {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const noon = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS);
    const { month, dayOfWeek } = toBerlin(noon);
    // The retailer becomes better known over the year.
    const growth = 0.8 + (0.4 * index) / DAYS;
    return [noon, (MONTHS[month - 1] ?? 1) * (WEEKDAYS[dayOfWeek - 1] ?? 1) * growth] as const;
  });
  const hours = HOURS.map((weight, hour) => [hour, weight] as const);
  return Array.from({ length: count }, () => {
    const day = chance.weighed(days);
    const { hour } = toBerlin(day);
    const start = day.getTime() - hour * HOUR_MS - (day.getTime() % HOUR_MS);
    return new Date(start + chance.weighed(hours) * HOUR_MS + Math.floor(chance.next() * HOUR_MS));
  })
    .filter((at) => at < now)
    .sort((one, other) => one.getTime() - other.getTime());
}
