/** CALLBACK is a wished call-back (precall), CONSULTATION a phone consultation booked in the terminfinder. */
export const APPOINTMENT_KINDS = ['CALLBACK', 'CONSULTATION'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/**
 * WISHED: stored, but the time was full or not on offer, so the staff have to settle it (R21). LAPSED: stored like a
 * wish, after the booking was not confirmed in time and its place was released.
 */
export const APPOINTMENT_STATES = ['BOOKED', 'WISHED', 'LAPSED', 'CANCELLED'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** A booking past its deadline to confirm counts as lapsed, even before the database has it. */
export function stateAt(
  { state, heldUntil }: { readonly state: AppointmentState; readonly heldUntil: Date | null },
  now: Date,
): AppointmentState {
  const isOver = heldUntil !== null && heldUntil.getTime() <= now.getTime();
  return state === 'BOOKED' && isOver ? 'LAPSED' : state;
}
