import { EVENT_TYPES } from '@funnel/contract/webhook/webhook-event';
import { z } from '@funnel/domain/schema';
import { defineJob } from './job.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const eventSchema = z.object({
  type: z.enum(EVENT_TYPES),
  enquiryId: z.string(),
  happenedAt: z.iso.datetime(),
});
export type EventPayload = z.output<typeof eventSchema>;

/** Something happened; the job's id is the event's. Kept for a month, so that it can be told again on request. */
export const eventJob = defineJob({
  name: 'event',
  payload: eventSchema,
  rules: { retryLimit: 10_000, retryDelay: 2, retryDelayMax: 600, deleteAfterSeconds: 30 * DAY_SECONDS },
  atOnce: 1,
  batchSize: 8,
});
