/** Uses Temporal, which not every browser has: this file is for the server. A page that imports it does not compile. */
export const ZONE = 'Europe/Berlin';

export function toBerlin(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE);
}

/** The date in Germany as YYYY-MM-DD. */
export function berlinDate(instant: Date): string {
  return berlinTime(instant).date;
}

/** From midnight to midnight: 23 or 25 hours if the clocks change. */
export function berlinDay(instant: Date): { readonly from: Date; readonly until: Date } {
  const from = toBerlin(instant).startOfDay();
  const until = from.add({ days: 1 }).startOfDay();
  return { from: new Date(from.epochMilliseconds), until: new Date(until.epochMilliseconds) };
}

/** The wall time in Germany, whatever the server's time zone: YYYY-MM-DD and HH:MM:SS. */
export function berlinTime(instant: Date): { readonly date: string; readonly time: string } {
  const wall = toBerlin(instant);
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'second' }),
  };
}

/** ISO with the UTC offset of that moment. */
export function berlinIso(instant: Date): string {
  return isoWithOffset(toBerlin(instant));
}

export function isoWithOffset(time: Temporal.ZonedDateTime): string {
  return time.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
