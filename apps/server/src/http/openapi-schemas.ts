import { shownAppointmentSchema } from '@funnel/contract/appointment/shown-appointment';
import { showHoursEndpoint } from '@funnel/contract/calendar/manage-hours';
import { claimSchema } from '@funnel/contract/call-queue/claim';
import { personSchema } from '@funnel/contract/enquiry/person';
import { type EventType, fedEventSchema } from '@funnel/contract/event/event';
import {
  eventDataSchema,
  eventEnquirySchema,
  eventFileSchema,
  eventVisitSchema,
  statusChangeSchema,
} from '@funnel/contract/event/event-data';
import { WEBHOOK_TYPES, webhookEventOf, webhookTestSchema } from '@funnel/contract/event/webhook-event';
import { problemSchema } from '@funnel/contract/problem';
import { staffMemberSchema } from '@funnel/contract/staff/staff-member';
import { enquirySchema } from '@funnel/domain/enquiry/enquiry-schema';
import { terminfinderEnquirySchema } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { z } from '@funnel/domain/schema';

const { appointment, change } = eventDataSchema.shape;

/** Shared schemas of calls and webhooks, by their name in the document. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  Problem: problemSchema,
  Enquiry: enquirySchema,
  TerminfinderEnquiry: terminfinderEnquirySchema,
  Person: personSchema,
  StaffMember: staffMemberSchema,
  CallClaim: claimSchema.unwrap(),
  Hours: showHoursEndpoint.reply.shape.data,
  Appointment: shownAppointmentSchema,
  Event: fedEventSchema,
  EventEnquiry: eventEnquirySchema,
  EventAppointment: appointment.unwrap(),
  EventFile: eventFileSchema,
  EventChange: change.unwrap(),
  EventVisit: eventVisitSchema,
  StatusChange: statusChangeSchema,
};

/** `enquiry.received` -> `EnquiryReceivedEvent`. */
export function eventSchemaName(type: EventType | 'webhook.test'): string {
  const words = type.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Event`;
}

/** Defined once in the document, and referenced elsewhere. */
export const schemaRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHARED)) schemaRegistry.add(schema, { id });
for (const type of WEBHOOK_TYPES) schemaRegistry.add(webhookEventOf(type), { id: eventSchemaName(type) });
schemaRegistry.add(webhookTestSchema, { id: eventSchemaName('webhook.test') });
