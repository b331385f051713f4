import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * One delivery attempt of one event to one endpoint. The next attempt is a new job, because its pause follows a list.
 * The retries of the queue only cover a worker that died.
 */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  payload: z.object({
    eventId: z.uuid(),
    endpointId: z.string(),
    attempt: z.int().min(0),
    /** Separates the attempts of the first delivery from those of a replay. */
    round: z.string(),
  }),
  rules: { retryLimit: 10_000, retryDelay: 1, retryDelayMax: 300, deleteAfterSeconds: 7 * DAY_SECONDS },
  atOnce: 4,
});
