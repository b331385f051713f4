import { berlinTime } from '@funnel/domain/slot/berlin-time';

/** An instant as calendars write it. */
export function calendarUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** The same on German clocks, for a property with its zone. */
export function calendarWall(time: Date): string {
  const { date, time: clock } = berlinTime(time);
  return `${date}T${clock}`.replace(/[-:]/g, '');
}

/** What follows the @ in an address. */
export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
