import { z } from '../schema.ts';

/** Limits on the seats that strangers may hold before they confirm a booking. */
export const bookingLimitsSchema = z.strictObject({
  /** Unconfirmed seats that one network may hold at the same time. */
  unconfirmedPerNetwork: z.int().min(1).max(10_000).default(6),
  /** Percent of a day's seats that one network may hold, confirmed or not; at least one seat. */
  dayShareOfNetwork: z.int().min(1).max(100).default(25),
  /** The number of bookings per network and day that need no proof of work. */
  bookingsWithoutProof: z.int().min(0).max(10_000).default(3),
  /** The work of one proof. A round takes a browser a few milliseconds. */
  proofRounds: z.int().min(1).max(10_000).default(200),
});
export type BookingLimits = z.output<typeof bookingLimitsSchema>;

/** The bookings of a network so far. */
export interface NetworkBookings {
  /** Unconfirmed seats that it holds now. */
  readonly unconfirmed: number;
  /** Seats that it holds on the day of the booking, confirmed or not. */
  readonly onThatDay: number;
  /** Bookings of the last day, in any state. */
  readonly lately: number;
}

export type BookingVerdict = 'ADMITTED' | 'PROOF_NEEDED' | 'NETWORK_FULL';

/** Whether a network may take one more seat. */
export function judgeBooking(
  taken: NetworkBookings,
  { seatsOfDay, hasProof }: { readonly seatsOfDay: number; readonly hasProof: boolean },
  limits: BookingLimits,
): BookingVerdict {
  const share = Math.max(1, Math.floor((seatsOfDay * limits.dayShareOfNetwork) / 100));
  if (taken.unconfirmed >= limits.unconfirmedPerNetwork || taken.onThatDay >= share) return 'NETWORK_FULL';
  return hasProof || taken.lately < limits.bookingsWithoutProof ? 'ADMITTED' : 'PROOF_NEEDED';
}
