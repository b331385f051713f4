import type { SlotSettings } from './slot-settings.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** A seat does not lapse this shortly before its call: nobody else would take it. */
const LAST_MS = 4 * HOUR_MS;

interface Booking {
  readonly bookedAt: Date;
  readonly startsAt: Date;
}

/**
 * When an unconfirmed booking loses its place; undefined if never. The limit is the retailer's number of hours, or half
 * of the time until the call if that is shorter: the other half is left for the visitor to choose again, and for others
 * to take the place. A call in the near future does not lapse.
 */
export function lapseOf(
  { bookedAt, startsAt }: Booking,
  { unconfirmedHours, noticeMinutes }: Pick<SlotSettings, 'unconfirmedHours' | 'noticeMinutes'>,
): Date | undefined {
  if (unconfirmedHours === 0) return undefined;
  const aheadMs = startsAt.getTime() - bookedAt.getTime();
  const heldMs = Math.min(unconfirmedHours * HOUR_MS, Math.floor(aheadMs / 2));
  // After the minimum notice nobody else could book it.
  const leastLeftMs = Math.max(LAST_MS, noticeMinutes * MINUTE_MS);
  if (aheadMs - heldMs < leastLeftMs) return undefined;
  return new Date(bookedAt.getTime() + heldMs);
}

/** A move does not extend the time to confirm. */
export function lapseAfterMove(lapse: Date | undefined, before: Date | null | undefined): Date | undefined {
  return lapse && before && before < lapse ? before : lapse;
}
