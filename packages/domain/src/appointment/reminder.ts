import { berlinTime } from '../slot/berlin-time.ts';

const REMINDS_FROM = '09:00:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the reminder of a booked call is due: the day before, from nine in the morning on. A visitor who booked or
 * moved the call less than a day ahead has just read about it and gets no reminder.
 */
export function isReminderDue(
  call: { readonly startsAt: Date; readonly changedAt: Date },
  now: Date,
): boolean {
  if (call.startsAt.getTime() - call.changedAt.getTime() < DAY_MS) return false;
  const today = berlinTime(now);
  return today.time >= REMINDS_FROM && dayAfter(today.date) === berlinTime(call.startsAt).date;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
