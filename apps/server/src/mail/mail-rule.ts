import type { MailKind, VisitorMailKind } from '@funnel/domain/mail/mail-kind';

/** The first mail that a visitor gets about an enquiry: it asks for a floor plan. */
export const FIRST_KINDS: readonly MailKind[] = ['ENQUIRY_RECEIVED', 'CALLBACK_WISHED', 'APPOINTMENT_BOOKED'];

/**
 * Rate limit: mails of a kind to one address within a day. Anybody can type anybody's address, so our mails must not
 * flood it. Not 1: a second enquiry or a second move needs its own mail. Above it a mail waits, and is sent only if what
 * it says is still so.
 */
export const MAX_A_DAY: Readonly<Record<VisitorMailKind, number>> = {
  ENQUIRY_RECEIVED: 3,
  CALLBACK_WISHED: 3,
  APPOINTMENT_BOOKED: 3,
  APPOINTMENT_MOVED: 3,
  APPOINTMENT_CANCELLED: 3,
  APPOINTMENT_LAPSED: 3,
  APPOINTMENT_REMINDER: 3,
  APPOINTMENT_CLOSED: 3,
  VISIT_BOOKED: 3,
  VISIT_MOVED: 3,
  VISIT_CHANGED: 3,
  VISIT_HANDED_OVER: 3,
  VISIT_CANCELLED: 3,
};

export const OVER_LIMIT_SECONDS = 60 * 60;
