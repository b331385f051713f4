import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * One try to tell one endpoint of one event. The next try is a job of its own, because its pause follows a list; the
 * retries of the queue are only for a server that died meanwhile.
 */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  payload: z.object({
    eventId: z.uuid(),
    endpointId: z.string(),
    attempt: z.int().min(0),
    /** Tells the tries of one sending from those of a later one on request. */
    round: z.string(),
  }),
  rules: { retryLimit: 10_000, retryDelay: 1, retryDelayMax: 300, deleteAfterSeconds: 7 * DAY_SECONDS },
  atOnce: 4,
});
