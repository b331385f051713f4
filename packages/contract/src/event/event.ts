import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { ActorKind } from '@funnel/domain/event/actor';

/** What can happen to an enquiry, and what the retailer's own systems can hear of. */
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

/** Of `EventData`. A field that is added keeps it; one that goes or changes its meaning raises it. */
export const EVENT_VERSION = 2;

/** An enquiry as it was when the event happened. */
export interface EventData {
  readonly enquiryId: string;
  /** Absent in events of version 1. */
  readonly enquiry?: {
    readonly receivedAt: string;
    readonly entry?: string;
    /** Which funnel asked. */
    readonly funnel?: string;
    readonly salutation: string;
    /** As typed. */
    readonly fullName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly preferredLanguage: string;
    readonly postcode: string;
    readonly email: string;
    /** In the international format where it could be parsed. */
    readonly telephone: string;
    readonly telephoneRaw: string;
    /** Question to code of the answer. */
    readonly answers: Readonly<Record<string, string>>;
    readonly tracking: Readonly<Record<string, string>>;
    /** In thousands of euros. */
    readonly estimateValue?: number;
    readonly estimatePercentile?: number;
    /** Why it may come from a bot; empty for most. */
    readonly suspicion: readonly string[];
  };
  /** The code of the showroom that the visitor prefers, once there is one. */
  readonly showroom?: string;
  /** The call, once there is one. */
  readonly appointment?: {
    readonly appointmentId: string;
    readonly kind: AppointmentKind;
    readonly state: AppointmentState;
    readonly startsAt: string;
    readonly endsAt: string;
  };
}

/** What is posted to a webhook for an event, signed by the rules of Standard Webhooks. */
export interface WebhookEvent {
  readonly type: EventType;
  readonly version: number;
  readonly timestamp: string;
  readonly actor: ActorKind;
  readonly data: EventData;
}
