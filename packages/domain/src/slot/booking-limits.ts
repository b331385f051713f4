import { z } from '../schema.ts';

/** What strangers may take of the seats before anybody has confirmed that they are real. */
export const bookingLimitsSchema = z.strictObject({
  /** Seats that one network holds at once and has not confirmed. */
  unconfirmedPerNetwork: z.int().min(1).max(10_000).default(6),
  /** Percent of the seats of a day that one network holds, confirmed or not; one seat always. */
  dayShareOfNetwork: z.int().min(1).max(100).default(25),
  /** So many bookings of a network within a day need no proof of work. */
  bookingsWithoutProof: z.int().min(0).max(10_000).default(3),
  /** How much work a proof is. A round takes a browser a few milliseconds. */
  proofRounds: z.int().min(1).max(10_000).default(200),
});
export type BookingLimits = z.output<typeof bookingLimitsSchema>;

/** What a network has taken so far. */
export interface NetworkBookings {
  /** Seats held now that nobody has confirmed. */
  readonly unconfirmed: number;
  /** Seats held on the day in question, confirmed or not. */
  readonly onThatDay: number;
  /** Bookings of the last day, whatever became of them. */
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
