import type { SlotSettings } from './slot-settings.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** A seat no longer lapses this shortly before its call: nobody would take it any more. */
const LAST_MS = 4 * HOUR_MS;

interface Booking {
  readonly bookedAt: Date;
  readonly startsAt: Date;
}

/**
 * When a booking that nobody confirms gives up its place; undefined where it keeps it. That is after the retailer's
 * hours, or earlier, when half of the time until the call is over: the other half is left for the visitor to choose
 * again, and for others to take the place. A call that is near keeps its place.
 */
export function lapseOf(
  { bookedAt, startsAt }: Booking,
  { unconfirmedHours, noticeMinutes }: Pick<SlotSettings, 'unconfirmedHours' | 'noticeMinutes'>,
): Date | undefined {
  if (unconfirmedHours === 0) return undefined;
  const aheadMs = startsAt.getTime() - bookedAt.getTime();
  const heldMs = Math.min(unconfirmedHours * HOUR_MS, Math.floor(aheadMs / 2));
  // Nobody could book it after the notice that the retailer wants.
  const leastLeftMs = Math.max(LAST_MS, noticeMinutes * MINUTE_MS);
  if (aheadMs - heldMs < leastLeftMs) return undefined;
  return new Date(bookedAt.getTime() + heldMs);
}

/** A move does not lengthen the time that is left to confirm. */
export function lapseAfterMove(lapse: Date | undefined, before: Date | null | undefined): Date | undefined {
  return lapse && before && before < lapse ? before : lapse;
}
