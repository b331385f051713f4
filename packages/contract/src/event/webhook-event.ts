import { z } from '@funnel/domain/schema';
import { definitionOf, EVENT_TYPES, type EventType, webhookEventSchema } from './event.ts';
import { eventDataSchema, eventEnquirySchema } from './event-data.ts';

/** The test event for an address, without an enquiry. */
export const webhookTestSchema = z.object({
  type: z.literal('webhook.test'),
  timestamp: z.iso.datetime(),
  data: z.object({}),
});

const { enquiryId, statisticsId, showroom, appointment, files, change } = eventDataSchema.shape;
const changeShape = change.unwrap().shape;

/** The payload of an event of this type. Events of version 1 had ids only. */
export function webhookEventOf(type: EventType) {
  const { has = [], changes = [], mayChange = [] } = definitionOf(type);
  const declared = z.object({
    ...Object.fromEntries(changes.map((field) => [field, changeShape[field].unwrap()])),
    ...Object.fromEntries(mayChange.map((field) => [field, changeShape[field]])),
  });
  const data = z.object({
    enquiryId,
    statisticsId,
    enquiry: eventEnquirySchema,
    showroom: has.includes('showroom') ? showroom.unwrap() : showroom,
    appointment: has.includes('appointment') ? appointment.unwrap() : appointment,
    ...(has.includes('files') && { files }),
    ...(changes.length > 0 && { change: declared }),
    ...(changes.length === 0 && mayChange.length > 0 && { change: declared.optional() }),
  });
  return z.object({ ...webhookEventSchema.shape, type: z.literal(type), data });
}

/** The types with webhooks. */
export const WEBHOOK_TYPES = EVENT_TYPES.filter((type) => !definitionOf(type).isFedOnly);
