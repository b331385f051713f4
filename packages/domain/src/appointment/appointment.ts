/** CALLBACK is a wished call-back (precall), CONSULTATION a phone consultation booked in the terminfinder. */
export const APPOINTMENT_KINDS = ['CALLBACK', 'CONSULTATION'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** WISHED: kept, but the time was full or not on offer, so that the staff have to settle it (D21). */
export const APPOINTMENT_STATES = ['BOOKED', 'WISHED', 'CANCELLED'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];
