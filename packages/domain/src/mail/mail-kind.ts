import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** Every kind of mail about an enquiry: the last one to the retailer, all others to the visitor. */
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
  'VISIT_MOVED',
  'VISIT_CHANGED',
  'VISIT_HANDED_OVER',
  'VISIT_CANCELLED',
  'RETAILER_NEWS',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type VisitorMailKind = Exclude<MailKind, 'RETAILER_NEWS'>;

export type VisitMailKind = Extract<MailKind, `VISIT_${string}`>;

export function isVisitMail(kind: MailKind): kind is VisitMailKind {
  return kind.startsWith('VISIT_');
}

/** The names of mails, for the staff. */
export const mailKindNames = defineTexts('mailKind', {
  ENQUIRY_RECEIVED: { de: 'Bestätigung der Anfrage', en: 'Confirmation of the enquiry' },
  CALLBACK_WISHED: { de: 'Zeit des Rückrufs', en: 'Time of the call-back' },
  APPOINTMENT_BOOKED: { de: 'Zeit des Anrufs', en: 'Time of the call' },
  APPOINTMENT_MOVED: { de: 'Neue Zeit des Anrufs', en: 'New time of the call' },
  APPOINTMENT_CANCELLED: { de: 'Absage des Anrufs', en: 'Cancellation of the call' },
  APPOINTMENT_LAPSED: { de: 'Anruf nicht mehr reserviert', en: 'Call no longer reserved' },
  APPOINTMENT_REMINDER: { de: 'Erinnerung an den Anruf', en: 'Reminder of the call' },
  APPOINTMENT_CLOSED: { de: 'Bitte um eine neue Zeit', en: 'Request for a new time' },
  VISIT_BOOKED: { de: 'Bestätigung des Termins', en: 'Confirmation of the appointment' },
  VISIT_MOVED: { de: 'Neue Zeit des Termins', en: 'New time of the appointment' },
  VISIT_CHANGED: { de: 'Änderung des Termins', en: 'Change of the appointment' },
  VISIT_HANDED_OVER: { de: 'Neuer Name für den Termin', en: 'New planner of the appointment' },
  VISIT_CANCELLED: { de: 'Absage des Termins', en: 'Cancellation of the appointment' },
} satisfies Record<VisitorMailKind, LocalizedText>);
