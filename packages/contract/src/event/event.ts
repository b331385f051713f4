import { ACTOR_KINDS } from '@funnel/domain/event/actor';
import { z } from '@funnel/domain/schema';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import { appointmentEvents } from './appointment-events.ts';
import { callEvents } from './call-events.ts';
import type { DefinedEvent, DefinedStaffEvent } from './define-events.ts';
import { enquiryEvents } from './enquiry-events.ts';
import { type EventData, eventDataSchema, instant } from './event-data.ts';
import { STAFF_EVENTS } from './staff-events.ts';
import { stepEvents } from './step-events.ts';
import { visitEvents } from './visit-events.ts';

const { 'enquiry.received': received, ...later } = enquiryEvents;

/** In the order of the documents: the enquiry, its call, what follows. */
const EVENTS = {
  'enquiry.received': received,
  ...appointmentEvents,
  ...later,
  ...visitEvents,
  ...callEvents,
  ...stepEvents,
};

/** The types of events of an enquiry. The retailer's own systems can subscribe to them. */
export type EventType = keyof typeof EVENTS;
export type StaffEventType = keyof typeof STAFF_EVENTS;
export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];
export const STAFF_EVENT_TYPES = Object.keys(STAFF_EVENTS) as [StaffEventType, ...StaffEventType[]];

/** Everything in the table of events. The desk gets only the topic of staff events (follow-changes.ts). */
export type StoredEventType = EventType | StaffEventType;
export type StoredEventData = EventData | StaffEventData;

const EVERY_EVENT = { ...EVENTS, ...STAFF_EVENTS };

export const definitionOf = (type: EventType): DefinedEvent => EVENTS[type];
export const staffDefinitionOf = (type: StaffEventType): DefinedStaffEvent => STAFF_EVENTS[type];

/** The texts of the audit trail. */
export const auditNameOf = (type: StoredEventType) => EVERY_EVENT[type].audit;

/** An event that changes the call, and so calendars. */
export const isOfCall = (type: EventType): boolean =>
  definitionOf(type).has?.includes('appointment') ?? false;

/** The body of a webhook for an event, signed as Standard Webhooks specifies. */
export const webhookEventSchema = z.object({
  type: z.enum(EVENT_TYPES),
  version: z.number().describe('of `data`'),
  timestamp: instant.describe('when it happened'),
  actor: z.enum(ACTOR_KINDS).describe('who did it'),
  data: eventDataSchema,
});
export type WebhookEvent = z.output<typeof webhookEventSchema>;

/** The same event in the live feed, with the id of the webhook header. */
export const fedEventSchema = webhookEventSchema.extend({ eventId: z.string() });
export type FedEvent = z.output<typeof fedEventSchema>;
