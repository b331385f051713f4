/** CALLBACK is a wished call-back (precall), CONSULTATION a phone consultation booked in the terminfinder. */
export const APPOINTMENT_KINDS = ['CALLBACK', 'CONSULTATION'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/**
 * WISHED: kept, but the time was full or not on offer, so that the staff have to settle it (R21). LAPSED: kept like a
 * wish, after nobody had confirmed the booking and its place was given up.
 */
export const APPOINTMENT_STATES = ['BOOKED', 'WISHED', 'LAPSED', 'CANCELLED'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** A booking whose time to be confirmed is over has lapsed, also before anybody has noted it. */
export function stateAt(
  { state, heldUntil }: { readonly state: AppointmentState; readonly heldUntil: Date | null },
  now: Date,
): AppointmentState {
  const isOver = heldUntil !== null && heldUntil.getTime() <= now.getTime();
  return state === 'BOOKED' && isOver ? 'LAPSED' : state;
}
