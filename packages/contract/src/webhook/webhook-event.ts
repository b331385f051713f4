/** What the retailer's own systems can hear of. */
export const EVENT_TYPES = [
  'enquiry.received',
  'callback.wished',
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'account.deleted',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
