/** Uses Temporal, which not every browser has: this file is for the server. A page that imports it does not compile. */
export const ZONE = 'Europe/Berlin';

export function toBerlin(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE);
}

/** The date in Germany as YYYY-MM-DD. */
export function berlinDate(instant: Date): string {
  return berlinIso(instant).slice(0, 'YYYY-MM-DD'.length);
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

const HOUR_MS = 60 * 60 * 1000;
/** The cache is cleared beyond this size. */
const MOST_KEPT = 10_000;
const keptOffsets = new Map<number, { readonly ms: number; readonly text: string }>();

/** A cache: zoned times are expensive to compute, and clocks change at full hours only. */
function offsetAt(instant: Date): { readonly ms: number; readonly text: string } {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  const known = keptOffsets.get(hour);
  if (known) return known;
  const { offset: text, offsetNanoseconds } = toBerlin(instant);
  const offset = { ms: offsetNanoseconds / 1_000_000, text };
  if (keptOffsets.size >= MOST_KEPT) keptOffsets.clear();
  keptOffsets.set(hour, offset);
  return offset;
}

/** The wall time in Germany, counted as if it were UTC. */
export function berlinWallMs(instant: Date): number {
  return instant.getTime() + offsetAt(instant).ms;
}

/** ISO with the UTC offset of that moment. */
export function berlinIso(instant: Date): string {
  const wall = new Date(berlinWallMs(instant)).toISOString();
  return wall.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) + offsetAt(instant).text;
}

export function isoWithOffset(time: Temporal.ZonedDateTime): string {
  return time.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
