import type { AppointmentState } from '@funnel/domain/appointment/appointment';

/** What the retailer's own systems can hear of. */
export const EVENT_TYPES = [
  'enquiry.received',
  'callback.wished',
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'appointment.lapsed',
  'account.deleted',
  'showroom.chosen',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What is posted for an event, signed by the rules of Standard Webhooks. */
export interface WebhookEvent {
  readonly type: EventType;
  readonly timestamp: string;
  readonly data: {
    readonly enquiryId: string;
    /** The code of the showroom that the visitor prefers, once there is one. */
    readonly showroom?: string;
    /** As it was when the event was told, not when it happened. */
    readonly appointment?: {
      readonly appointmentId: string;
      readonly state: AppointmentState;
      readonly startsAt: string;
      readonly endsAt: string;
    };
  };
}
