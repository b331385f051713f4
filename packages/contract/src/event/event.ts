import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from '@funnel/domain/appointment/appointment';
import { CALL_OUTCOMES } from '@funnel/domain/call-queue/claim';
import { CONTACT_CHANGE_FIELDS } from '@funnel/domain/contact/contact-change';
import { VERDICTS } from '@funnel/domain/enquiry/vetting';
import { ACTOR_KINDS } from '@funnel/domain/event/actor';
import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import type { StaffEventData, StaffEventType } from '@funnel/domain/staff/staff-event';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';

/** What can happen to an enquiry. The retailer's own systems can subscribe to these events. */
export const EVENT_TYPES = [
  'enquiry.received',
  'callback.wished',
  'appointment.booked',
  'appointment.confirmed',
  'appointment.moved',
  'appointment.cancelled',
  'appointment.lapsed',
  'account.deleted',
  'showroom.chosen',
  'files.added',
  'enquiry.status-changed',
  'enquiry.assigned',
  'enquiry.change-undone',
  'enquiry.contact-changed',
  'enquiry.holder-confirmed',
  'enquiry.vetted',
  'enquiry.merged',
  'enquiry.unmerged',
  'enquiry.kept-apart',
  'note.added',
  'visit.booked',
  'visit.moved',
  'visit.cancelled',
  'call.ended',
  'call.claimed',
  'call.taken-over',
  'call.released',
  'call.undone',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Everything in the table of events. Of events of staff the desk is told a topic alone (follow-changes.ts). */
export type StoredEventType = EventType | StaffEventType;
export type StoredEventData = EventData | StaffEventData;

/** The version of `EventData`. A new field keeps it; a field that is removed or changes its meaning raises it. */
export const EVENT_VERSION = 2;

/** An enquiry as it was when the event happened. */
export const eventDataSchema = z.object({
  enquiryId: z.string(),
  /** What the data layer of the retailer's page knows the enquiry by. Absent in events from before it was there. */
  statisticsId: z.string().optional(),
  /** Absent in events of version 1. */
  enquiry: z
    .object({
      receivedAt: z.string(),
      /** It could not be sent and was found in an error report. */
      rescued: z.boolean().optional(),
      entry: z.string().optional(),
      salutation: z.string(),
      /** As typed. */
      fullName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      preferredLanguage: z.string(),
      postcode: z.string(),
      email: z.string(),
      /** E.164 where a numbering plan knows it, as typed otherwise. */
      telephone: z.string(),
      /** As typed. */
      telephoneRaw: z.string(),
      /** Question to code of the answer. */
      answers: z.record(z.string(), z.string()),
      tracking: z.record(z.string(), z.string()),
      /** What the retailer's page sent along, by name. Absent where it sent nothing. */
      hidden: z.record(z.string(), z.string()).optional(),
      /** In thousands of euros. */
      estimateValue: z.number().optional(),
      estimatePercentile: z.number().optional(),
      /** Why it may come from a bot; usually empty. */
      suspicion: z.array(z.string()).readonly(),
    })
    .optional(),
  /** The code of the visitor's preferred showroom, once chosen. */
  showroom: z.string().optional(),
  /** The call, once booked or wished for. */
  appointment: z
    .object({
      appointmentId: z.string(),
      kind: z.enum(APPOINTMENT_KINDS),
      state: z.enum(APPOINTMENT_STATES),
      /** True: the time is booked for good. A BOOKED call that is not confirmed is only reserved. Absent in older events. */
      confirmed: z.boolean().optional(),
      startsAt: z.string(),
      endsAt: z.string(),
    })
    .optional(),
  /** The files that were added. A program with an API key fetches them from `url`. */
  files: z
    .array(
      z.object({
        fileId: z.string(),
        name: z.string(),
        /** Its media type. */
        type: z.string(),
        /** In bytes. */
        size: z.int(),
        url: z.string(),
      }),
    )
    .optional(),
  /** What a staff member changed. */
  change: z
    .object({
      status: z
        .object({
          from: z.enum(STATUSES),
          to: z.enum(STATUSES),
          lostReason: z.enum(LOST_REASONS).optional(),
        })
        .optional(),
      /** A staff id; null: nobody any more. */
      assignee: z.string().nullable().optional(),
      showroom: z.string().nullable().optional(),
      /** The event of the change that was taken back. */
      undoneEventId: z.string().optional(),
      /** The fields of the contact that have other values now. */
      contact: z.array(z.enum(CONTACT_CHANGE_FIELDS)).optional(),
      /** What was decided about a suspect or rescued enquiry. */
      verdict: z.enum(VERDICTS).optional(),
      /** The enquiry of the same person that stands for this one; null: it stands for itself again. */
      mergedInto: z.string().nullable().optional(),
      /** The enquiry of somebody else, who was taken for the same person. */
      apartFrom: z.string().optional(),
      /** The text itself is told to nobody outside. */
      noteId: z.string().optional(),
      /** The staff id of who was on the call. */
      takenFrom: z.string().optional(),
      /** What came of a call. */
      outcome: z.enum(CALL_OUTCOMES).optional(),
      callId: z.string().optional(),
      nextTryAt: z.string().nullable().optional(),
      visit: z
        .object({
          visitId: z.string(),
          kind: z.enum(VISIT_KINDS),
          showroom: z.string(),
          startsAt: z.string(),
          endsAt: z.string(),
        })
        .optional(),
    })
    .optional(),
});
export type EventData = z.output<typeof eventDataSchema>;
export type EventFile = NonNullable<EventData['files']>[number];
export type EventChange = NonNullable<EventData['change']>;

/** The body of a webhook for an event, signed as Standard Webhooks specifies. */
const webhookEventSchema = z.object({
  type: z.enum(EVENT_TYPES),
  version: z.number(),
  timestamp: z.string(),
  actor: z.enum(ACTOR_KINDS),
  data: eventDataSchema,
});
export type WebhookEvent = z.output<typeof webhookEventSchema>;

/** The same event in the live feed, with the id that a webhook has in its header. */
export const fedEventSchema = webhookEventSchema.extend({ eventId: z.string() });
export type FedEvent = z.output<typeof fedEventSchema>;
