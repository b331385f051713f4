import { berlinTime } from '@funnel/domain/slot/berlin-time';

/** The rule of Central European time since 1996, for calendars that do not know the zone by its name. */
export const berlinTimezone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'X-LIC-LOCATION:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

/** An instant as calendars write it. */
export function calendarUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** The same on German clocks, for a property with its zone. */
export function calendarWall(time: Date): string {
  const { date, time: clock } = berlinTime(time);
  return `${date}T${clock}`.replace(/[-:]/g, '');
}

/** The domain of an e-mail address. */
export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
