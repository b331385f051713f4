import { slotDate } from './slot-time.ts';

/** Dates (YYYY-MM-DD) without a time: browsers may lack `Temporal`. Noon in UTC is on the same date everywhere here. */
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

export function addDays(date: string, days: number): string {
  return dateOf(new Date(noonOf(date).getTime() + days * DAY_MS));
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (noonOf(date).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
}

/** The Monday of its week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** The number of its week as calendars in Germany count: the first week is the one with the fourth of January. */
export function weekNumber(date: string): number {
  const thursday = addDays(mondayOf(date), 3);
  const firstMonday = mondayOf(`${thursday.slice(0, 4)}-01-04`);
  return (
    Math.round((noonOf(thursday).getTime() - noonOf(firstMonday).getTime() - 3 * DAY_MS) / DAY_MS / 7) + 1
  );
}

/** The date in Germany. */
export function todayAt(now: Date): string {
  return slotDate({ start: now.toISOString() });
}
