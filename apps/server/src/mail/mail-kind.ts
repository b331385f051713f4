/** Every mail that is sent: the last one to the retailer, all others to the visitor. */
export const MAIL_KINDS = [
  'ENQUIRY_RECEIVED',
  'CALLBACK_WISHED',
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_CANCELLED',
  'APPOINTMENT_LAPSED',
  'APPOINTMENT_REMINDER',
  'APPOINTMENT_CLOSED',
  'VISIT_BOOKED',
  'RETAILER_NEWS',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type VisitorMailKind = Exclude<MailKind, 'RETAILER_NEWS'>;

/** The first mail that a visitor gets about an enquiry: it asks for a floor plan. */
export const FIRST_KINDS: readonly MailKind[] = ['ENQUIRY_RECEIVED', 'CALLBACK_WISHED', 'APPOINTMENT_BOOKED'];

/**
 * How many of a kind one address gets within a day. Anybody can type anybody's address, so our mails must not be a way
 * to flood it; but a call that is moved again has to be told again.
 */
export const MAX_A_DAY: Readonly<Record<VisitorMailKind, number>> = {
  ENQUIRY_RECEIVED: 1,
  CALLBACK_WISHED: 3,
  APPOINTMENT_BOOKED: 3,
  APPOINTMENT_MOVED: 3,
  APPOINTMENT_CANCELLED: 3,
  APPOINTMENT_LAPSED: 3,
  APPOINTMENT_REMINDER: 3,
  APPOINTMENT_CLOSED: 3,
  VISIT_BOOKED: 3,
};
